// Every payment of a purchase with its state and reason, and its proofs.
import { Card, Group, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DA_FORMA } from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { LinhaDoComprovante } from '../../../parts/pagamentos/ver-comprovante.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import type { Compra } from '../../../parts/vendas/usar-venda.ts'

export function PagamentosDaCompra({ v }: { v: Compra }) {
  if (v.pagamentos.length === 0 && v.devolucoes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nenhum pagamento ainda.
      </Text>
    )
  return (
    <Stack gap="sm">
      {v.pagamentos.map((p) => (
        <Card key={p.uid} withBorder padding="sm">
          <Group justify="space-between" align="start">
            <div>
              <Text fw={600}>{p.rotulo}</Text>
              <Text size="xs" c="dimmed">
                {formatarDataHora(Date.parse(p.dataPagamento ?? p.criadoAt))}
              </Text>
            </div>
            <Stack gap={4} align="end">
              <Text fw={650} className="numeros">
                {formatarReais(p.valor)}
              </Text>
              <Situacao situacao={p.situacao} rotulo={p.rotuloSituacao} cor={p.cor} />
            </Stack>
          </Group>
          {p.motivo && (
            <Text size="sm" c={p.situacao === 'divergente' ? 'red' : 'dimmed'} mt={4}>
              {p.motivo}
            </Text>
          )}
          {p.comprovantes.length > 0 && (
            <Stack gap="xs" mt="sm">
              {p.comprovantes.map((c) => (
                <LinhaDoComprovante key={c.uid} c={c} />
              ))}
            </Stack>
          )}
        </Card>
      ))}
      {v.devolucoes.map((d) => (
        <UmaDevolucao key={d.uid} d={d} />
      ))}
    </Stack>
  )
}

/** A refund to the buyer: it keeps its line even when its payment is no longer listed. */
function UmaDevolucao({ d }: { d: Compra['devolucoes'][number] }) {
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between" align="start" wrap="nowrap">
        <div>
          <Text fw={600}>Devolução{d.forma && d.concluidaAt ? ` por ${ROTULO_DA_FORMA[d.forma]}` : ''}</Text>
          <Text size="xs" c="dimmed">
            {formatarDataHora(Date.parse(d.concluidaAt ?? d.criadaAt))}
          </Text>
        </div>
        <Stack gap={4} align="end">
          <Text fw={650} className="numeros" style={{ whiteSpace: 'nowrap' }}>
            {formatarReais(d.valor)}
          </Text>
          <Situacao situacao={d.situacao} rotulo={d.rotulo} cor={d.concluidaAt ? 'green' : 'amber'} />
        </Stack>
      </Group>
      <Text size="sm" mt={4}>
        {d.motivo} {d.ajuda}
      </Text>
    </Card>
  )
}
