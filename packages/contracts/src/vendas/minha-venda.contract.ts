import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { Venda } from './venda.schemas.ts'

export const minhaVenda = defineCall('GET /v1/leilao/vendas/buscar-venda/minhas-vendas/:id', {
  summary: 'Uma compra do cliente, com somas, pagamentos, comprovantes, entrega e a próxima ação',
  permission: 'compra:minha',
  params: z.object({ id: IdNumerico }),
  reply: Venda,
  refusals: { NAO_ENCONTRADA: 404 },
})
