import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const reciboDoPagamento = defineCall('GET /v1/pagamentos/:uid/recibo', {
  summary: 'O recibo numerado de um pagamento em dinheiro, em PDF; da equipe e do comprador',
  permission: 'sessao',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
  file: true,
})
