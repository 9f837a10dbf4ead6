// What was said with the insurer about this removal: her process, her open requests, every event, and what the house may
// tell her.
import { Alert, Anchor, Badge, Button, Card, Group, Stack, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { FalarComASeguradora, type Mensagem } from './falar-com-a-seguradora.tsx'
import { RegistroDaSeguradora } from './passos-da-remocao.tsx'
import type { Remocao } from './remocao-lida.ts'

type Processo = NonNullable<RespostaDe<Calls['GET /v1/remocoes/:uid/mapfre']>>
const COR = { PROCESSED: 'green', NOT_PROCESSED: 'red', WAITING: 'gray' } as const
const cor = (status: string): string => COR[status as keyof typeof COR] ?? 'gray'

/** While an event waits in the queue, what the insurer said to it is asked for. */
const RELER_MS = 3_000
const naFila = (p: Processo | null): boolean =>
  p?.eventos.some((e) => e.sentido === 'saida' && e.status === 'WAITING') === true

export function SeguradoraDaRemocao({ r }: { r: Remocao }) {
  const consultas = useQueryClient()
  const [mensagem, setMensagem] = useState<Mensagem | null>(null)
  const { data: p, error } = useQuery({
    queryKey: ['remocao-mapfre', r.uid],
    queryFn: () => chamar('GET /v1/remocoes/:uid/mapfre', { params: { uid: r.uid } }),
    refetchInterval: ({ state }) => (state.data && naFila(state.data) ? RELER_MS : false),
  })
  if (error)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (p === undefined) return <Text c="dimmed">Carregando…</Text>
  if (p === null) return <RegistroDaSeguradora r={r} />
  return (
    <Stack>
      <DoProcesso p={p} r={r} abrir={setMensagem} />
      {p.contatos.map((c) => (
        <Card withBorder key={c.requestId} padding="sm">
          <Group justify="space-between" wrap="nowrap" align="start">
            <div>
              <Text size="sm" fw={600}>
                A Mapfre pediu contato ({c.canal.toLowerCase()})
              </Text>
              <Text size="sm">{c.motivo}</Text>
              <Text size="xs" c="dimmed">
                {formatarDataHora(Date.parse(c.quando))}
                {c.responderAte && `, responder até ${formatarDataHora(Date.parse(c.responderAte))}`}
              </Text>
            </div>
            {p.can.falar && (
              <Button
                size="compact-sm"
                flex="none"
                onClick={() => setMensagem({ eventCode: 'S13', requestId: c.requestId })}
              >
                Responder
              </Button>
            )}
          </Group>
        </Card>
      ))}
      <Eventos p={p} />
      {mensagem && (
        <FalarComASeguradora
          uid={r.uid}
          mensagem={mensagem}
          aoFechar={() => setMensagem(null)}
          aoMandar={(novo) => consultas.setQueryData(['remocao-mapfre', r.uid], novo)}
        />
      )}
    </Stack>
  )
}

function DoProcesso({ p, r, abrir }: { p: Processo; r: Remocao; abrir: (m: Mensagem) => void }) {
  const venda = p.vendaLiberada === null ? 'aguarda a seguradora' : p.vendaLiberada ? 'liberada' : 'bloqueada'
  return (
    <Group justify="space-between" align="start">
      <div>
        <Text fw={600}>Mapfre, remoção {p.removalId}</Text>
        <Text size="sm" c="dimmed">
          {[
            p.claimIds.length > 0 && `sinistro ${p.claimIds.join(', ')}`,
            `venda ${venda}`,
            p.resultado && `leilão: ${p.resultado.toLowerCase()}`,
            p.encerradoAt && `encerrado em ${formatarDataHora(Date.parse(p.encerradoAt))}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {p.segurado && (
          <Text size="sm">
            Segurado: {p.segurado.nome}
            {p.segurado.telefone && `, ${formatarTelefone(p.segurado.telefone)}`}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Anchor component={Link} size="sm" to={caminho(TELAS_IMPRESSOS.relatorioMapfre, { uid: r.uid })}>
          Relatório Mapfre
        </Anchor>
        {p.can.falar && (
          <>
            <Button variant="default" size="compact-sm" onClick={() => abrir({ eventCode: 'S12' })}>
              Pedir contato
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => abrir({ eventCode: 'S11' })}>
              Mandar fotos e papéis
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => abrir({ eventCode: 'S17' })}>
              Encerrar processo
            </Button>
          </>
        )}
      </Group>
    </Group>
  )
}

function Eventos({ p }: { p: Processo }) {
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Quando</Table.Th>
            <Table.Th>Evento</Table.Th>
            <Table.Th>Sentido</Table.Th>
            <Table.Th>Mensagem</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {p.eventos.map((e) => (
            <Table.Tr key={e.uid}>
              <Table.Td>{formatarDataHora(Date.parse(e.quando))}</Table.Td>
              <Table.Td>
                <Text size="sm">
                  {e.eventCode} {e.nome}
                  {e.situacao && ` (${e.situacao})`}
                </Text>
                {e.comentario && (
                  <Text size="xs" c="dimmed">
                    {e.comentario}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{e.sentido === 'saida' ? 'Enviado' : 'Recebido'}</Table.Td>
              <Table.Td>
                <Badge
                  variant="light"
                  tt="none"
                  color={cor(e.status)}
                  h="auto"
                  style={{ whiteSpace: 'normal' }}
                >
                  {e.mensagem}
                </Badge>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
