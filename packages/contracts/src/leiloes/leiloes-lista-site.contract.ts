import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { LeilaoDoSite } from './leilao.schemas.ts'
import { textoLivre } from '../core/fields.ts'

export const leiloesListaSite = defineCall('GET /v1/leiloes/lista-site', {
  summary: 'Leilões publicados: por quadro, por mês (AAAA-MM) ou por pátio; total no cabeçalho count',
  permission: 'publico',
  replica: true,
  query: z.object({
    quadro: z.enum(['ao-vivo', 'ativo', 'finalizado', 'cancelado'], 'Quadro desconhecido').optional(),
    porMes: textoLivre()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Informe o mês como AAAA-MM')
      .optional(),
    patioNome: textoLivre().trim().max(120, 'Nome muito longo').optional(),
    limit: z.coerce.number().int().min(1).max(1000, 'No máximo 1000').default(200),
  }),
  reply: z.array(LeilaoDoSite),
  counted: true,
})
