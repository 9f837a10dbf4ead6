import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

/** Pages per part: with the four pictures of each, the 50,000 addresses that a sitemap may hold. */
export const LOTES_POR_MAPA = 10_000
export const FOTOS_POR_LOTE_NO_MAPA = 4

export const mapaDeLotes = defineCall('GET /v1/lote/mapa-do-site', {
  summary: 'As páginas dos lotes abertos com as suas fotos, em partes, para os buscadores',
  permission: 'publico',
  replica: true,
  query: z.object({
    parte: z.coerce.number().int().min(1, 'Parte inválida').max(1000, 'Parte inválida').optional(),
  }),
  reply: z.object({
    partes: z.number().int(),
    /** of the part that was asked for */
    lotes: z.array(z.object({ url: z.string(), alteradoEm: z.iso.datetime(), fotos: z.array(z.string()) })),
  }),
  trusted: true,
})
