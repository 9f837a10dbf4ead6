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
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
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
/** As the specification names their addresses, and what each shows. */
const SAIDAS = [
  ['youtube', 'deitada, com o cartão do lote'],
  ['youtube2', 'deitada, sem cartão'],
  ['youtube-video', 'deitada, de borda a borda'],
  ['instagram', 'em pé, com o cartão do lote'],
  ['instagram2', 'em pé, sem cartão'],
] as const
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
  const [saindo, setSaindo] = useState<DestinoDaTransmissao | null>(null)
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
        <Destino key={d.uid} d={d} tentar={tentar} editar={() => setAberto(d)} remover={() => setSaindo(d)} />
      ))}
      <Recusado erro={erro} />
      <SaidasLimpas canal={canal} />
      <RemoverDestino d={saindo} fechar={() => setSaindo(null)} />
      {aberto !== undefined && (
        <FichaDoDestino d={aberto} canal={canal} formato={formato} fechar={() => setAberto(undefined)} />
      )}
    </Stack>
  )
}

/** For a monitor, or as a source of another program. */
const SaidasLimpas = ({ canal }: { readonly canal: CanalTransmissao }) => (
  <div>
    <Text size="sm">Imagem limpa para um monitor ou outro programa:</Text>
    <Group gap="xs">
      {SAIDAS.map(([layout, mostra]) => (
        <Anchor
          key={layout}
          size="sm"
          component={Link}
          target="_blank"
          to={caminho(TELAS_TRANSMISSOES.saidaDaTransmissao, {
            leilaoUid: canal.leilaoUid,
            layout,
            id: canal.uid,
          })}
        >
          {mostra}
        </Anchor>
      ))}
    </Group>
  </div>
)

/** Its key cannot be read again. */
const RemoverDestino = ({
  d,
  fechar,
}: {
  readonly d: DestinoDaTransmissao | null
  readonly fechar: () => void
}) => (
  <Confirmar
    aberto={d !== null}
    titulo="Remover o destino?"
    botao="Remover"
    perigo
    aoFechar={fechar}
    aoConfirmar={async () => {
      if (d !== null) await chamar('DELETE /v1/destino-transmissao/:uid', { params: { uid: d.uid } })
    }}
  >
    {d?.nome} sai da lista com a sua chave. Para transmitir para lá de novo, será preciso colar a chave outra
    vez.
  </Confirmar>
)

function Destino({
  d,
  tentar,
  editar,
  remover,
}: {
  readonly d: DestinoDaTransmissao
  readonly tentar: (p: Promise<unknown>) => void
  readonly editar: () => void
  readonly remover: () => void
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
            onClick={remover}
          >
            Remover
          </Button>
        </>
      )}
    </Group>
  )
}
