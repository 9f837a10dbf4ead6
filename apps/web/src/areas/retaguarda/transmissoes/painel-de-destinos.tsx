// Where the channel goes on to, with its state.
import { Anchor, Badge, Button, Group, Stack, Switch, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_TRANSMISSOES } from '@martelo/contracts/core/telas/transmissoes.telas.ts'
import type {
  CanalTransmissao,
  DestinoDaTransmissao,
} from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import {
  destinoLigado,
  ROTULO_DA_REDE,
  ROTULO_DO_DESTINO,
  type SituacaoDoDestino,
} from '@martelo/domain/transmissoes/situacoes.ts'
import type { Formato } from '@martelo/domain/transmissoes/video-filter.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { FichaDoDestino } from './ficha-do-destino.tsx'
import { Recusado } from './recusado.tsx'

const COR: Readonly<Record<SituacaoDoDestino, string>> = {
  PARADO: 'gray',
  CONECTANDO: 'blue',
  NO_AR: 'green',
  RECONECTANDO: 'orange',
  RECUSADO: 'red',
  ENCERRADO: 'gray',
}
const LAYOUTS = ['youtube', 'youtube2', 'youtube-video', 'instagram', 'instagram2'] as const
export function PainelDeDestinos({
  canal,
  formato,
}: {
  readonly canal: CanalTransmissao
  /** of the channel's programme */
  readonly formato: Formato
}) {
  /** null: a new one */
  const [aberto, setAberto] = useState<DestinoDaTransmissao | null | undefined>()
  const [erro, setErro] = useState<string | null>(null)
  const tentar = (p: Promise<unknown>): void => {
    setErro(null)
    p.catch((e: unknown) => setErro(e instanceof Error ? e.message : 'Não foi possível.'))
  }
  return (
    <Stack gap="xs" component="section" aria-label="Destinos">
      <Group justify="space-between">
        <Text fw={700}>Destinos</Text>
        <Button size="compact-xs" variant="default" onClick={() => setAberto(null)}>
          Novo destino
        </Button>
      </Group>
      {canal.destinos.length === 0 && <Text size="sm">Nenhum: a imagem vai só para o site.</Text>}
      {canal.destinos.map((d) => (
        <Destino key={d.uid} d={d} tentar={tentar} editar={() => setAberto(d)} />
      ))}
      <Recusado erro={erro} />
      <Text size="sm">
        Imagem limpa para outro programa:{' '}
        {LAYOUTS.map((layout) => (
          <Anchor
            key={layout}
            size="sm"
            mr="xs"
            component={Link}
            target="_blank"
            to={caminho(TELAS_TRANSMISSOES.saidaDaTransmissao, {
              leilaoUid: canal.leilaoUid,
              layout,
              id: canal.uid,
            })}
          >
            {layout}
          </Anchor>
        ))}
      </Text>
      {aberto !== undefined && (
        <FichaDoDestino d={aberto} canal={canal} formato={formato} fechar={() => setAberto(undefined)} />
      )}
    </Stack>
  )
}

function Destino({
  d,
  tentar,
  editar,
}: {
  readonly d: DestinoDaTransmissao
  readonly tentar: (p: Promise<unknown>) => void
  readonly editar: () => void
}) {
  return (
    <Group gap="xs">
      <Switch
        label={`${d.nome} · ${ROTULO_DA_REDE[d.rede]}`}
        checked={destinoLigado(d.situacao)}
        onChange={(e) =>
          tentar(
            chamar('POST /v1/destino-transmissao/:uid/ligar', {
              params: { uid: d.uid },
              body: { ligado: e.currentTarget.checked },
            }),
          )
        }
      />
      <Badge color={COR[d.situacao]}>{ROTULO_DO_DESTINO[d.situacao]}</Badge>
      {d.motivo && (
        <Text size="xs" c="dimmed">
          {d.motivo}
        </Text>
      )}
      {!destinoLigado(d.situacao) && (
        <>
          <Button size="compact-xs" variant="subtle" aria-label={`Editar ${d.nome}`} onClick={editar}>
            Editar
          </Button>
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            aria-label={`Remover ${d.nome}`}
            onClick={() => tentar(chamar('DELETE /v1/destino-transmissao/:uid', { params: { uid: d.uid } }))}
          >
            Remover
          </Button>
        </>
      )}
    </Group>
  )
}
