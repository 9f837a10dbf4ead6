import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid, Versao } from '../core/fields.ts'

export const devolverNoCartao = defineCall('PUT /v1/devolucoes/:uid/cartao', {
  summary: 'Pede ao adquirente que devolva no cartão um valor que a compra deve ao comprador',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({ versao: Versao }),
  reply: z.object({ pedida: z.literal(true) }),
  refusals: { NAO_ENCONTRADA: 404, MUDOU: 409, RECUSADA: 409 },
})
