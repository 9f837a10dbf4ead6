import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'

export const recusarCancelamento = defineCall('PUT /v1/leilao/vendas/cancelamentos/:uid/recusar', {
  summary: 'Diz ao comitente por que a casa não cancela a venda que ele pediu para desfazer',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({ motivo: texto(500, 'Diga o motivo: o comitente o lê') }),
  reply: z.object({ message: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
