// What a consignor asks the house to undo in this sale: it undoes the sale by the acts above, or says why not.
import { Alert, Button, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DO_PEDIDO } from '@martelo/domain/portal/cancelamento.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { CHAVE_DAS_VENDAS, type VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'

const usePedidos = (id: number) =>
  useQuery({
    queryKey: [...CHAVE_DAS_VENDAS, 'cancelamentos', id],
    queryFn: () => chamar('GET /v1/leilao/vendas/:id/cancelamentos', { params: { id } }),
  })

export function CancelamentosPedidos({ v }: { readonly v: VendaDaCasa }) {
  const { data, refetch } = usePedidos(v.id)
  const [recusando, setRecusando] = useState<string | null>(null)
  const recusar = async (uid: string, motivo: string): Promise<void> => {
    const r = await chamar('PUT /v1/leilao/vendas/cancelamentos/:uid/recusar', {
      params: { uid },
      body: { motivo },
    })
    avisarSucesso(r.message)
    await refetch()
  }
  return (
    <>
      {(data ?? []).map((p) => (
        <Alert
          key={p.uid}
          color={p.situacao === 'ESPERA' ? 'orange' : 'gray'}
          title={
            p.situacao === 'ESPERA'
              ? `${p.comitente} pede o cancelamento: lote ${p.lote}`
              : `${ROTULO_DO_PEDIDO[p.situacao]}: lote ${p.lote}`
          }
        >
          <Stack gap="xs" align="start">
            <Text size="sm">{p.motivo}</Text>
            <Text size="xs" c="dimmed">
              {`Pedido por ${p.quem} em ${formatarDataHora(Date.parse(p.pedidoAt))}`}
            </Text>
            {p.recusadoAt !== null && (
              <Text size="sm">
                {`${p.recusadoBy ?? ''} respondeu em ${formatarDataHora(Date.parse(p.recusadoAt))}: ${p.resposta ?? ''}`}
              </Text>
            )}
            {p.situacao === 'ESPERA' && (
              <Text size="sm">
                Para atender, cancele a venda em Ações ou peça a anulação na aba Anulação: o pedido se encerra
                com ela.
              </Text>
            )}
            {p.podeRecusar && (
              <Button size="compact-sm" variant="default" onClick={() => setRecusando(p.uid)}>
                Recusar o pedido
              </Button>
            )}
          </Stack>
        </Alert>
      ))}
      <Confirmar
        aberto={recusando !== null}
        titulo="Recusar o pedido de cancelamento?"
        botao="Recusar o pedido"
        motivo="obrigatorio"
        aoFechar={() => setRecusando(null)}
        aoConfirmar={async (motivo) => {
          if (recusando !== null) await recusar(recusando, motivo)
        }}
      >
        A venda continua como está. O comitente lê o motivo no painel dele, e pode pedir de novo.
      </Confirmar>
    </>
  )
}
