import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const carimbos = defineCall('GET /v1/carimbos', {
  summary: 'Os carimbos do site, com as suas imagens e endereços',
  permission: 'lote:ver',
  reply: z.array(
    z.object({
      uid: z.uuid(),
      nome: z.string(),
      urlCard: z.string().nullable(),
      urlLote: z.string().nullable(),
      link: z.string().nullable(),
      ordem: z.number(),
      /** lots that carry it now */
      lotes: z.number(),
    }),
  ),
})
