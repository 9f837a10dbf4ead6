import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { AnulacoesDaVenda } from './anulacao.schemas.ts'

export const anulacoesDaVenda = defineCall('GET /v1/leilao/vendas/:id/anulacoes', {
  summary: 'As anulações pedidas numa venda, e os lotes que ainda podem ser anulados',
  permission: 'venda:ver',
  params: z.object({ id: IdNumerico }),
  reply: AnulacoesDaVenda,
  refusals: { NAO_ENCONTRADA: 404 },
})
