// An auction at the traffic authority: its number there, the lots with their four records, their items, and what it posted.
import { Alert, Badge, Button, Card, Group, Modal, Stack, Table, Text, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import {
  CONDICOES,
  ROTULO_DO_REGISTRO,
  TIPOS_DE_REGISTRO,
  type TipoDeRegistro,
} from '@martelo/domain/detran/registro-do-lote.ts'
import { type SituacaoLote, rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { AvisosDoDetran } from './avisos-do-detran.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'

type NoDetran = RespostaDe<Calls['GET /v1/detran/lotes/:id']>
type Lote = NoDetran['lotes'][number]
const COR = { PENDENTE: 'gray', OK: 'green', ERRO: 'red', DESFEITO: 'gray' } as const
const ROTULO = { PENDENTE: 'Na fila', OK: 'Aceito', ERRO: 'Recusado', DESFEITO: 'Desfeito' } as const

/** While a record waits in the queue, what became of it is asked for. */
const RELER_MS = 3_000
const naFila = (d: NoDetran): boolean =>
  d.lotes.some((l) => TIPOS_DE_REGISTRO.some((t) => l[t]?.situacao === 'PENDENTE'))

export default function TelaDoLeilaoNoDetran() {
  const { leilaoUid = '' } = useParams()
  const consultas = useQueryClient()
  const chave = ['leilao-detran', leilaoUid]
  const { data, error, refetch } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/detran/lotes/:id', { params: { id: leilaoUid } }),
    refetchInterval: ({ state }) => (state.data && naFila(state.data) ? RELER_MS : false),
  })
  const [aberto, setAberto] = useState<Lote | null>(null)
  const lista = TELAS_RETAGUARDA.leiloes.path
  if (error && !data) return <FichaComErro erro={error} voltar={lista} refazer={() => void refetch()} />
  if (data === undefined) return <FichaCarregando />
  const guardar = (novo: NoDetran, dito: string): void => {
    consultas.setQueryData(chave, novo)
    avisarSucesso(dito)
  }
  return (
    <>
      <title>Leilão no Detran</title>
      <Ficha
        trilha={[
          [TELAS_RETAGUARDA.leiloes.title, lista],
          [data.leilao.nome, caminho(TELAS_RETAGUARDA.leilao, { id: data.leilao.id })],
        ]}
        titulo="Leilão no Detran"
        subtitulo={data.leilao.nome}
        acoes={<Acoes d={data} aoMudar={guardar} />}
        abas={[
          {
            id: 'lotes',
            titulo: `Lotes (${data.lotes.length})`,
            conteudo: (
              <Stack>
                <Numero
                  key={data.codigo ?? ''}
                  d={data}
                  aoLigar={(novo) => guardar(novo, 'Leilão ligado ao Detran')}
                />
                {data.semLote > 0 && (
                  <Alert color="yellow">
                    {`${data.semLote} ${data.semLote === 1 ? 'lote do Detran não tem' : 'lotes do Detran não têm'} lote de mesmo número neste leilão.`}
                  </Alert>
                )}
                {data.lotes.length > 0 && <Lotes lotes={data.lotes} aoAbrir={setAberto} />}
              </Stack>
            ),
          },
          {
            id: 'avisos',
            titulo: `Avisos (${data.avisos.length})`,
            conteudo: <AvisosDoDetran avisos={data.avisos} />,
          },
        ]}
      />
      <Modal
        opened={aberto !== null}
        onClose={() => setAberto(null)}
        size="xl"
        title={aberto === null ? '' : `Itens do lote ${aberto.numero}`}
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        {aberto !== null && (
          <Itens lote={aberto} podeApagar={data.podeAgir} aoApagar={() => void refetch()} />
        )}
      </Modal>
    </>
  )
}

interface PropsDasAcoes {
  readonly d: NoDetran
  readonly aoMudar: (novo: NoDetran, dito: string) => void
}

function Acoes({ d, aoMudar }: PropsDasAcoes) {
  if (!d.podeAgir || d.codigo === null) return null
  const params = { params: { leilaoUid: d.leilao.uid } }
  const buscar = async (): Promise<void> =>
    aoMudar(await chamar('POST /v1/detran/leiloes/:leilaoUid/buscar', params), 'Lotes e itens buscados')
  const sincronizar = async (): Promise<void> =>
    aoMudar(
      await chamar('POST /v1/detran/leiloes/:leilaoUid/sincronizar', params),
      'O que faltava está na fila',
    )
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => void buscar().catch(avisarErro)}>
        Buscar lotes
      </Button>
      <Button
        variant="default"
        disabled={d.lotes.length === 0}
        onClick={() => void sincronizar().catch(avisarErro)}
      >
        Sincronizar agora
      </Button>
    </Group>
  )
}

function Numero({ d, aoLigar }: { d: NoDetran; aoLigar: (novo: NoDetran) => void }) {
  const [codigo, setCodigo] = useState(d.codigo ?? '')
  const ligar = async (): Promise<void> =>
    aoLigar(
      await chamar('PUT /v1/detran/leiloes/:leilaoUid', {
        params: { leilaoUid: d.leilao.uid },
        body: { codigo },
      }),
    )
  return (
    <Card withBorder>
      <Group align="end">
        <TextInput
          label="Número do leilão no Detran"
          value={codigo}
          maxLength={40}
          disabled={!d.podeAgir || d.lotes.length > 0}
          onChange={(e) => setCodigo(e.currentTarget.value)}
        />
        {d.podeAgir && d.lotes.length === 0 && (
          <Button onClick={() => void ligar().catch(avisarErro)}>Ligar o leilão</Button>
        )}
        <Text size="sm" c="dimmed">
          {d.buscadoAt === null
            ? 'Os lotes ainda não foram buscados.'
            : `Buscado em ${formatarDataHora(Date.parse(d.buscadoAt))}.`}
        </Text>
      </Group>
    </Card>
  )
}

function Lotes({ lotes, aoAbrir }: { lotes: readonly Lote[]; aoAbrir: (l: Lote) => void }) {
  return (
    <Table.ScrollContainer minWidth={900}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Lote</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th>No Detran</Table.Th>
            <Table.Th>Itens</Table.Th>
            {TIPOS_DE_REGISTRO.map((t) => (
              <Table.Th key={t}>{ROTULO_DO_REGISTRO[t]}</Table.Th>
            ))}
            <Table.Th>Laudo</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lotes.map((l) => (
            <Table.Tr key={l.uid}>
              <Table.Td>{`${l.numero} – ${l.nome}`}</Table.Td>
              <Table.Td>{rotuloDaSituacao(l.situacao as SituacaoLote, 'leilao')}</Table.Td>
              <Table.Td>{l.externoId}</Table.Td>
              <Table.Td>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`${l.itensCadastrados} de ${l.quantidadeItens} itens do lote ${l.numero}`}
                  onClick={() => aoAbrir(l)}
                >
                  {`${l.itensCadastrados} de ${l.quantidadeItens}`}
                </Button>
              </Table.Td>
              {TIPOS_DE_REGISTRO.map((t) => (
                <Table.Td key={t}>
                  <Registro l={l} tipo={t} />
                </Table.Td>
              ))}
              <Table.Td>
                <a href={caminho(TELAS_IMPRESSOS.laudoDetranDoLote, { lelId: l.lelId })} target="_blank">
                  Abrir
                </a>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Registro({ l, tipo }: { l: Lote; tipo: TipoDeRegistro }) {
  const r = l[tipo]
  if (r === null) return '–'
  return (
    <>
      <Badge variant="light" tt="none" color={COR[r.situacao]}>
        {ROTULO[r.situacao]}
      </Badge>
      <Text size="xs" c="dimmed">
        {[r.data && formatarDataHora(Date.parse(r.data)), r.response].filter(Boolean).join(' · ')}
      </Text>
      {r.request !== null && (
        <details>
          <Text component="summary" size="xs">
            O que foi enviado
          </Text>
          {Object.entries(r.request).map(([campo, valor]) => (
            <Text key={campo} size="xs">{`${campo}: ${valor ?? '–'}`}</Text>
          ))}
        </details>
      )}
    </>
  )
}

interface PropsDosItens {
  readonly lote: Lote
  readonly podeApagar: boolean
  readonly aoApagar: () => void
}

function Itens({ lote, podeApagar, aoApagar }: PropsDosItens) {
  const { data, error, refetch } = useQuery({
    queryKey: ['itens-detran', lote.uid],
    queryFn: () => chamar('GET /v1/detran/itens/:id', { params: { id: lote.uid } }),
  })
  const apagar = async (uid: string): Promise<void> => {
    await chamar('DELETE /v1/detran/itens/apagar/:id', { params: { id: uid } })
    await refetch()
    aoApagar()
  }
  if (error) return <Alert color="red">{error.message}</Alert>
  return (
    <Stack>
      {(data ?? []).map((i) => (
        <Card key={i.uid} withBorder padding="sm">
          <Group justify="space-between" align="start">
            <div>
              <Text fw={600}>{[i.tipo, i.modelo, i.cor, i.ano].filter(Boolean).join(' ')}</Text>
              <Text size="sm">
                {[
                  i.placa,
                  i.chassi && `Chassi ${i.chassi}`,
                  i.motor && `Motor ${i.motor}`,
                  i.renavan && `RENAVAM ${i.renavan}`,
                  i.vistoria,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Text size="sm">{`${CONDICOES[i.condicao]}, a partir de ${formatarReais(i.valorUnitarioInicial)}`}</Text>
              <Text size="xs" c="dimmed">
                {i.cadastroDetranData === null
                  ? 'Não cadastrado'
                  : `${i.cadastroDetranOK ? 'Cadastrado' : 'Recusado'} em ${formatarDataHora(Date.parse(i.cadastroDetranData))}: ${i.cadastroDetranResponse ?? ''}`}
              </Text>
            </div>
            {podeApagar && !i.cadastroDetranOK && (
              <Button
                size="compact-sm"
                color="red"
                variant="subtle"
                onClick={() => void apagar(i.uid).catch(avisarErro)}
              >
                Apagar
              </Button>
            )}
          </Group>
        </Card>
      ))}
    </Stack>
  )
}
