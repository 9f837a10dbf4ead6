import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const notificacoesDaEquipe = defineCall('GET /v1/equipe/notificacoes', {
  summary: 'Os avisos de uma pessoa da casa, o mais novo primeiro, e quantos ainda não leu',
  permission: 'retaguarda:entrar',
  query: z.object({
    /** older than this one */
    antesDe: Uid.optional(),
    limite: z.coerce.number().int().min(1).max(100, 'No máximo 100').default(20),
  }),
  reply: z.object({
    naoLidas: z.number(),
    notificacoes: z.array(
      z.object({
        uid: z.uuid(),
        tipo: z.string(),
        titulo: z.string(),
        texto: z.string(),
        link: z.string(),
        /** what belongs together: a lot, a purchase */
        marca: z.string(),
        createdAt: z.iso.datetime(),
        lida: z.boolean(),
      }),
    ),
  }),
})
