// Where the channel goes on to, with its state.
import {
  Anchor,
  Badge,
  Button,
  Group,
  Modal,
  PasswordInput,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_TRANSMISSOES } from '@martelo/contracts/core/telas/transmissoes.telas.ts'
import type {
  CanalTransmissao,
  DestinoDaTransmissao,
} from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import {
  REDES_DE_DESTINO,
  ROTULO_DA_REDE,
  ROTULO_DO_DESTINO,
  type SituacaoDoDestino,
} from '@martelo/domain/transmissoes/situacoes.ts'
import { type Formato, FORMATOS } from '@martelo/domain/transmissoes/video-filter.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'

const COR: Readonly<Record<SituacaoDoDestino, string>> = {
  PARADO: 'gray',
  CONECTANDO: 'blue',
  NO_AR: 'green',
  RECONECTANDO: 'orange',
  RECUSADO: 'red',
  ENCERRADO: 'gray',
}
const LIGADO: ReadonlySet<SituacaoDoDestino> = new Set(['CONECTANDO', 'NO_AR', 'RECONECTANDO'])
const LAYOUTS = ['youtube', 'youtube2', 'youtube-video', 'instagram', 'instagram2'] as const
const ENDERECOS: Readonly<Record<string, string>> = {
  YOUTUBE: 'rtmps://a.rtmps.youtube.com/live2',
  INSTAGRAM: 'rtmps://edgetee-upload.instagram.com/rtmp',
}

export function PainelDeDestinos({
  canal,
  formato,
  aoErrar,
}: {
  readonly canal: CanalTransmissao
  /** of the channel's programme */
  readonly formato: Formato
  readonly aoErrar: (m: string) => void
}) {
  const [novo, setNovo] = useState(false)
  const tentar = (p: Promise<unknown>): void => {
    p.catch((e: unknown) => aoErrar(e instanceof Error ? e.message : 'Não foi possível.'))
  }
  return (
    <Stack gap="xs" component="section" aria-label="Destinos">
      <Group justify="space-between">
        <Text fw={700}>Destinos</Text>
        <Button size="compact-xs" variant="default" onClick={() => setNovo(true)}>
          Novo destino
        </Button>
      </Group>
      {canal.destinos.length === 0 && <Text size="sm">Nenhum: a imagem vai só para o site.</Text>}
      {canal.destinos.map((d) => (
        <Destino key={d.uid} d={d} tentar={tentar} />
      ))}
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
      {novo && <NovoDestino canal={canal} formato={formato} fechar={() => setNovo(false)} />}
    </Stack>
  )
}

function Destino({
  d,
  tentar,
}: {
  readonly d: DestinoDaTransmissao
  readonly tentar: (p: Promise<unknown>) => void
}) {
  return (
    <Group gap="xs">
      <Switch
        label={`${d.nome} · ${ROTULO_DA_REDE[d.rede]}`}
        checked={LIGADO.has(d.situacao)}
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
      {!LIGADO.has(d.situacao) && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="red"
          onClick={() => tentar(chamar('DELETE /v1/destino-transmissao/:uid', { params: { uid: d.uid } }))}
        >
          Remover
        </Button>
      )}
    </Group>
  )
}

interface PropsDoNovo {
  readonly canal: CanalTransmissao
  readonly formato: Formato
  readonly fechar: () => void
}

function NovoDestino({ canal, formato, fechar }: PropsDoNovo) {
  const [v, setV] = useState({
    nome: '',
    rede: 'YOUTUBE',
    layout: formato,
    urlRmtp: ENDERECOS.YOUTUBE ?? '',
    chave: '',
  })
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const mudar = (m: Partial<typeof v>): void => setV({ ...v, ...m })
  const salvar = (): void => {
    const rede = REDES_DE_DESTINO.find((r) => r === v.rede) ?? 'OUTRA'
    const layout = FORMATOS.find((f) => f === v.layout) ?? formato
    chamar('POST /v1/destino-transmissao', {
      body: { ...v, rede, layout, canalTransmissaoUid: canal.uid },
    }).then(fechar, (e: unknown) => {
      if (e instanceof ErroDeChamada) setErros({ ...e.campos, geral: e.message })
    })
  }
  return (
    <Modal opened onClose={fechar} title="Novo destino">
      <form
        onSubmit={(e) => {
          e.preventDefault()
          salvar()
        }}
      >
        <Stack>
          <TextInput
            label="Nome"
            value={v.nome}
            error={erros.nome}
            onChange={(e) => mudar({ nome: e.currentTarget.value })}
          />
          <Select
            label="Rede"
            data={REDES_DE_DESTINO.map((r) => ({ value: r, label: ROTULO_DA_REDE[r] }))}
            value={v.rede}
            onChange={(rede) => rede && mudar({ rede, urlRmtp: ENDERECOS[rede] ?? v.urlRmtp })}
          />
          <Select
            label="Formato"
            data={[...FORMATOS]}
            value={v.layout}
            error={erros.layout}
            onChange={(layout) => layout && mudar({ layout })}
          />
          <TextInput
            label="Endereço do servidor"
            value={v.urlRmtp}
            error={erros.urlRmtp}
            onChange={(e) => mudar({ urlRmtp: e.currentTarget.value })}
          />
          <PasswordInput
            label="Chave"
            description="Guardada com cifra; não pode ser lida depois."
            value={v.chave}
            error={erros.chave}
            autoComplete="off"
            onChange={(e) => mudar({ chave: e.currentTarget.value })}
          />
          {erros.geral && (
            <Text c="red" size="sm" role="alert">
              {erros.geral}
            </Text>
          )}
          <Button type="submit">Salvar</Button>
        </Stack>
      </form>
    </Modal>
  )
}
