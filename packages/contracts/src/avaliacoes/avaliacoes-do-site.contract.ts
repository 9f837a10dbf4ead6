import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { AvaliacaoPublica } from './avaliacao-da-compra.schemas.ts'

export const avaliacoesDoSite = defineCall('GET /v1/avaliacoes/publicas', {
  summary: 'Avaliações publicadas de compradores, a mais nova primeiro, com a média de todas',
  permission: 'publico',
  replica: true,
  query: z.object({ pagina: z.coerce.number().int().min(1).max(500, 'Página inválida').default(1) }),
  reply: z.object({
    total: z.number(),
    media: z.number().nullable(),
    avaliacoes: z.array(AvaliacaoPublica),
  }),
})
