// An auction at the traffic authority: its number there, the lots with their four records, their items, and what it posted.
import { Alert, Badge, Button, Modal, Stack, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  ROTULO_DO_REGISTRO,
  TIPOS_DE_REGISTRO,
  type TipoDeRegistro,
} from '@martelo/domain/detran/registro-do-lote.ts'
import { type SituacaoLote, rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { AvisosDoDetran } from './avisos-do-detran.tsx'
import { ItensDoLoteNoDetran } from './itens-do-lote-no-detran.tsx'
import { AcoesNoDetran, naFila, NumeroNoDetran } from './numero-no-detran.tsx'

type NoDetran = RespostaDe<Calls['GET /v1/detran/lotes/:id']>
type Lote = NoDetran['lotes'][number]
const COR = { PENDENTE: 'gray', OK: 'green', ERRO: 'red', DESFEITO: 'gray' } as const
const ROTULO = { PENDENTE: 'Na fila', OK: 'Aceito', ERRO: 'Recusado', DESFEITO: 'Desfeito' } as const

/** While a record waits in the queue, what became of it is asked for. */
const RELER_MS = 3_000

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
  const [recusa, setRecusa] = useState<string | null>(null)
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
        acoes={<AcoesNoDetran d={data} aoMudar={guardar} aoFalhar={setRecusa} />}
        abas={[
          {
            id: 'lotes',
            titulo: `Lotes (${data.lotes.length})`,
            conteudo: (
              <Stack>
                <NumeroNoDetran
                  key={data.codigo ?? ''}
                  d={data}
                  recusa={recusa}
                  aoLigar={(novo) => {
                    setRecusa(null)
                    guardar(novo, 'Leilão ligado ao Detran')
                  }}
                />
                {data.semLote > 0 && (
                  <Alert color="yellow">
                    {`${data.semLote} ${data.semLote === 1 ? 'lote do Detran não tem' : 'lotes do Detran não têm'} lote de mesmo número neste leilão. Confira a numeração e busque de novo.`}
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
          <ItensDoLoteNoDetran lote={aberto} podeApagar={data.podeAgir} aoApagar={() => void refetch()} />
        )}
      </Modal>
    </>
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
