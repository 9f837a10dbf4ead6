import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { PedidoDeCancelamento } from './cancelamento-pedido.schemas.ts'

export const cancelamentosDaVenda = defineCall('GET /v1/leilao/vendas/:id/cancelamentos', {
  summary: 'O que os comitentes pediram à casa que desfizesse numa venda, e o que ela respondeu',
  permission: 'venda:ver',
  params: z.object({ id: IdNumerico }),
  reply: z.array(PedidoDeCancelamento),
})
