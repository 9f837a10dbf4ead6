import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, IdNumerico, Uid } from '../core/fields.ts'
import { Venda } from '../vendas/venda.schemas.ts'

export const criarPagamento = defineCall('POST /v1/leilao/vendas/:id/pagamentos', {
  summary: 'O comprador escolhe como pagar: Pix (código e QR) ou transferência (depois envia o comprovante)',
  permission: 'compra:minha',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    tipo: z.literal('DEPOSITO', { error: 'Forma de pagamento inválida' }),
    origemTipoPagamento: z.enum(['PIX', 'TED', 'DEPOSITO'], { error: 'Escolha Pix ou transferência' }),
    valor: CentavosPositivos,
    chaveDoPedido: Uid,
  }),
  reply: z.object({ pagUid: Uid, venda: Venda }),
  refusals: { NAO_ENCONTRADA: 404, RECUSADO: 409, VALOR: 409, CHAVE_REUSADA: 409, BANCO_FORA: 503 },
  limit: { por: 'conta', max: 40, segundos: 3600 },
})
