import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { LeilaoDoSite } from './leilao.schemas.ts'

export const leiloesCaixaEconomica = defineCall('GET /v1/leiloes/lista-site/caixa-economica', {
  summary: 'Leilões publicados com lotes da Caixa Econômica Federal, na forma da lista do site',
  permission: 'publico',
  replica: true,
  query: z.object({ limit: z.coerce.number().int().min(1).max(1000, 'No máximo 1000').default(200) }),
  reply: z.array(LeilaoDoSite),
  counted: true,
})
