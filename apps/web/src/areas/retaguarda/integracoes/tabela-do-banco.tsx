// The lots of an auction in one bank's system: their numbers there, what it was told, what it said.
import { Badge, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'

type Integracao = RespostaDe<Calls['GET /v1/integracao/lotes/:leilaoUid']>['integracoes'][number]
const COR = { PENDENTE: 'gray', SINCRONIZADO: 'green', ERRO: 'red' } as const
const ROTULO = { PENDENTE: 'Na fila', SINCRONIZADO: 'Sincronizado', ERRO: 'Erro' } as const

export function TabelaDoBanco({ lotes }: Pick<Integracao, 'lotes'>) {
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Número</Table.Th>
            <Table.Th>Lote</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th>Lote no banco</Table.Th>
            <Table.Th>Arremate no banco</Table.Th>
            <Table.Th>Sincronia</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lotes.map((l) => (
            <Table.Tr key={l.uid}>
              <Table.Td>{l.numero}</Table.Td>
              <Table.Td>
                {l.lote} – {l.nome}
              </Table.Td>
              <Table.Td>{l.situacaoLote}</Table.Td>
              <Table.Td>{l.externoComitenteIntegracaoLoteId ?? '—'}</Table.Td>
              <Table.Td>
                {l.comitenteIntegracaoArremateSincronizadoId ?? '—'}
                {l.canceladoId && ` (cancelado: ${l.canceladoId})`}
              </Table.Td>
              <Table.Td>
                <Badge variant="light" tt="none" color={COR[l.situacao]}>
                  {ROTULO[l.situacao]}
                </Badge>
                <Text size="xs" c="dimmed">
                  {[l.dito, l.erro ?? (l.sincronizadoAt && formatarDataHora(Date.parse(l.sincronizadoAt)))]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
