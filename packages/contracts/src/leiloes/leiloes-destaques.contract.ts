import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { LeilaoDoSite } from './leilao.schemas.ts'

export const leiloesDestaques = defineCall('GET /v1/leiloes/lista-site/destaques/:x', {
  summary: 'Os próximos leilões, cada um com até x lotes em destaque',
  permission: 'publico',
  replica: true,
  params: z.object({
    x: z.coerce.number({ error: 'Quantidade inválida' }).int('Quantidade inválida').min(1).max(20),
  }),
  reply: z.array(LeilaoDoSite),
  counted: true,
})
