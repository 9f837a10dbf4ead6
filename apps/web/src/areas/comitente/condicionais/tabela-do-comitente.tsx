// The consignor's lots of an auction, with his answer beside each, and the same answer for several by their checkboxes.
import { Alert, Badge, Button, Checkbox, Group, Stack, Table, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { emPregao, rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { AndamentoDoAcordo } from '../../../parts/condicionais/andamento-do-acordo.tsx'
import { emQuestao } from '../../../parts/condicionais/em-questao.ts'
import { ResponderLance } from '../../../parts/condicionais/responder-lance.tsx'
import { solicitarVarios } from '../../../parts/condicionais/solicitar.ts'
import { PerguntasDoLote } from '../../../parts/conversas/perguntas-do-lote.tsx'
import type { Pergunta } from '../../../parts/conversas/usar-perguntas.ts'
import { PrecoDaCasa } from '../../../parts/lotes/preco-da-casa.tsx'
import { MoverLote } from './mover-lote.tsx'
import { esperaResposta, type Lote } from './usar-acompanhamento-do-comitente.ts'

interface Props {
  readonly lotes: readonly Lote[]
  readonly leiUid: string
  readonly perguntas: readonly Pergunta[]
  readonly atualUid: string | null
  /** of the table, for those who hear it */
  readonly rotulo: string
  recarregar(): void
}

export function TabelaDeLotes(p: Props) {
  const [marcados, setMarcados] = useState<readonly string[]>([])
  // A lot whose client is being asked for more is answered alone: what is said of it is about the bid that he has.
  const respondiveis = p.lotes.filter((l) => l.respostas.includes('Recusada') && emQuestao(l) !== null)
  const aEspera = respondiveis.filter(esperaResposta)
  const escolhidos = respondiveis.filter((l) => marcados.includes(l.estado.lelUid))
  const marcar = (uid: string, sim: boolean) =>
    setMarcados((m) => (sim ? [...m, uid] : m.filter((u) => u !== uid)))
  if (p.lotes.length === 0) return <Alert title="Nenhum lote aqui">Os seus lotes aparecem aqui.</Alert>
  const todos = aEspera.length > 0 && aEspera.every((l) => escolhidos.includes(l))
  return (
    <Stack gap="xs">
      {respondiveis.length > 1 && (
        <Group>
          {aEspera.length > 0 && (
            <Checkbox
              label="Marcar todos"
              checked={todos}
              indeterminate={escolhidos.length > 0 && !todos}
              onChange={(e) =>
                setMarcados(e.currentTarget.checked ? aEspera.map((l) => l.estado.lelUid) : [])
              }
            />
          )}
          <ResponderMarcados
            lotes={escolhidos}
            aoResponder={() => {
              setMarcados([])
              p.recarregar()
            }}
          />
        </Group>
      )}
      <Table.ScrollContainer minWidth={820} className="linhas-em-cartoes">
        <Table verticalSpacing="sm" highlightOnHover aria-label={p.rotulo}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Lote</Table.Th>
              <Table.Th>Situação</Table.Th>
              <Table.Th ta="right">Lance</Table.Th>
              <Table.Th ta="right">Reserva</Table.Th>
              <Table.Th>Resposta</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {p.lotes.map((l) => (
              <LinhaDoLote
                key={l.estado.lelUid}
                l={l}
                leiUid={p.leiUid}
                pergunta={p.perguntas.find((q) => q.lelUid === l.estado.lelUid)}
                atual={p.atualUid === l.estado.lelUid}
                marcado={
                  respondiveis.length > 1 && respondiveis.includes(l)
                    ? marcados.includes(l.estado.lelUid)
                    : null
                }
                marcar={marcar}
                recarregar={p.recarregar}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  )
}

/** One answer for several lots, each about its own bid. */
function ResponderMarcados({ lotes, aoResponder }: { readonly lotes: readonly Lote[]; aoResponder(): void }) {
  const [ato, setAto] = useState<'Liberada' | 'Recusada' | null>(null)
  const soma = lotes.reduce((s, l) => s + (emQuestao(l) ?? 0), 0)
  const enviar = async (): Promise<void> => {
    if (ato === null) return
    try {
      const { feitas, recusas } = await solicitarVarios(
        lotes.map((l) => ({ lelUid: l.estado.lelUid, acao: ato, sobre: emQuestao(l) })),
      )
      if (feitas > 0) avisarSucesso(quantos(feitas, 'resposta enviada', 'respostas enviadas'))
      if (recusas.length > 0) avisarErro(new Error(recusas.join(' ')))
    } finally {
      aoResponder()
    }
  }
  if (lotes.length === 0) return null
  return (
    <>
      <Button size="xs" onClick={() => setAto('Liberada')}>
        Liberar {quantos(lotes.length, 'lote', 'lotes')}
      </Button>
      <Button size="xs" variant="default" color="red" onClick={() => setAto('Recusada')}>
        Recusar {quantos(lotes.length, 'lote', 'lotes')}
      </Button>
      <Confirmar
        aberto={ato !== null}
        titulo={`${ato === 'Recusada' ? 'Recusar' : 'Liberar'} ${quantos(lotes.length, 'lote', 'lotes')}?`}
        botao={ato === 'Recusada' ? 'Recusar os lances' : 'Liberar'}
        perigo={ato === 'Recusada'}
        aoFechar={() => setAto(null)}
        aoConfirmar={enviar}
      >
        <Stack gap={4} role="list" aria-label="Lotes e valores" mah="50vh" style={{ overflowY: 'auto' }}>
          {lotes.map((l) => (
            <Group key={l.estado.lelUid} role="listitem" justify="space-between" wrap="nowrap" gap="md">
              <Text size="sm">
                {l.estado.numero} · {l.estado.nome}
              </Text>
              <Text size="sm" fw={600} style={{ whiteSpace: 'nowrap' }}>
                {formatarReais(emQuestao(l) ?? 0)}
              </Text>
            </Group>
          ))}
        </Stack>
        {lotes.length > 1 && (
          <Text size="sm" c="dimmed" mt="xs">
            {formatarReais(soma)} ao todo.
          </Text>
        )}
      </Confirmar>
    </>
  )
}

interface PropsDaLinha {
  readonly l: Lote
  readonly leiUid: string
  readonly pergunta: Pergunta | undefined
  readonly atual: boolean
  /** null: there is nothing to mark */
  readonly marcado: boolean | null
  marcar(uid: string, sim: boolean): void
  recarregar(): void
}

function LinhaDoLote({ l, ...p }: PropsDaLinha) {
  const { tipo } = useMarca()
  const { numero, nome, lelUid } = l.estado
  return (
    <Table.Tr data-atual={p.atual || undefined}>
      <Table.Td>
        <Group wrap="nowrap" align="start" gap="xs">
          {p.marcado !== null && (
            <Checkbox
              aria-label={`Marcar o lote ${numero}`}
              checked={p.marcado}
              onChange={(e) => p.marcar(lelUid, e.currentTarget.checked)}
            />
          )}
          <div>
            <Text fw={600}>
              {numero} · {nome}
            </Text>
            <Text size="xs" c="dimmed">
              {l.comitente} · {quantos(l.estado.quantidade, 'lance', 'lances')}
              {l.restrito?.lanceAtualLeiloeiro && ' · maior lance é de apelido'}
            </Text>
            <PerguntasDoLote
              lelUid={lelUid}
              leiUid={p.leiUid}
              lote={`${numero} · ${nome}`}
              pergunta={p.pergunta}
            />
          </div>
        </Group>
      </Table.Td>
      <Table.Td>
        <Badge miw="max-content" color={emPregao(l.estado.situacao) ? 'red' : 'gray'} variant="light">
          {rotuloDaSituacao(l.estado.situacao, tipo)}
        </Badge>
      </Table.Td>
      <Table.Td ta="right" data-rotulo="Lance">
        <PrecoDoLote {...l.estado} />
      </Table.Td>
      <Table.Td ta="right" data-rotulo="Reserva">
        {l.reservado?.valorComitente == null ? '—' : formatarReais(l.reservado.valorComitente)}
      </Table.Td>
      <Table.Td>
        <Stack gap={4}>
          {l.reservado?.condicional && <AndamentoDoAcordo condicional={l.reservado.condicional} />}
          {l.reservado?.respostaDuranteLeilao && !l.reservado.condicional && (
            <Text size="xs">
              Guardada: {l.reservado.respostaDuranteLeilao.resposta}
              {l.reservado.respostaDuranteLeilao.valor !== null &&
                ` ${formatarReais(l.reservado.respostaDuranteLeilao.valor)}`}
            </Text>
          )}
          {l.reservado?.condicional && (
            <Link to={caminho(TELAS_COMITENTE.avaliacaoCondicional, { uid: lelUid })}>
              Avaliação do veículo
            </Link>
          )}
          <ResponderLance lote={l} aoResponder={p.recarregar} />
          <MoverLote lote={l} aoMover={p.recarregar} />
        </Stack>
      </Table.Td>
    </Table.Tr>
  )
}

/** What it stands at; without a bid, from what it starts. */
const PrecoDoLote = ({ valor, valorVendido, minimo }: Lote['estado']) => (
  <div>
    <PrecoDaCasa lance={valor} vendido={valorVendido ?? null} forte />
    {valor === null && (
      <Text size="xs" c="dimmed" className="nao-quebra">
        mínimo {formatarReais(minimo)}
      </Text>
    )}
  </div>
)
