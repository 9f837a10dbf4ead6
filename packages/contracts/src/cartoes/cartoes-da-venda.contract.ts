import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { CartaoDaEquipe } from './cartao.schemas.ts'

export const cartoesDaVenda = defineCall('GET /v1/vendas/:id/cartoes', {
  summary: 'Os pagamentos no cartão de uma venda, com estornos, contestações e o que se pode pedir agora',
  permission: 'venda:ver',
  params: z.object({ id: IdNumerico }),
  reply: z.array(CartaoDaEquipe),
})
