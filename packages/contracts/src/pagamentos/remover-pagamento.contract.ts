import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const removerPagamento = defineCall('DELETE /v1/pagamentos/:uid', {
  summary: 'Desiste de uma forma de pagamento que ainda não foi paga (ou que o banco devolverá)',
  permission: 'sessao',
  escopo: 'compras',
  params: z.object({ uid: Uid }),
  reply: z.object({ removido: z.literal(true) }),
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409 },
})
