import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, Uid } from '../core/fields.ts'

export const oferecerAoProximo = defineCall('POST /v1/leilao/vendas/:id/segundas-ofertas', {
  summary: 'Oferece o lote de uma venda desistida ao próximo colocado',
  permission: 'venda:mover',
  params: z.object({ id: IdNumerico }),
  body: z.object({ lelUid: Uid }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409 },
})
