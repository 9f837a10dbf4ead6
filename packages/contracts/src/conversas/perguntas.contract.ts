import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const perguntas = defineCall('GET /v1/conversas/perguntas', {
  summary:
    'Lotes em que clientes perguntaram e ninguém da casa respondeu: os do comitente, ou os do site para a equipe',
  permission: 'conversa:perguntas',
  query: z.object({ leiUid: Uid.optional() }),
  reply: z.array(
    z.object({
      lelUid: Uid,
      leiUid: Uid,
      leilao: z.string(),
      numero: z.string(),
      nome: z.string(),
      comitente: z.string(),
      /** messages of clients since the last answer */
      semResposta: z.number().int(),
      /** of these, those that this person has not seen */
      naoLidas: z.number().int(),
      /** the newest of them, in its public form */
      ultima: z.object({ autor: z.string(), texto: z.string(), createdAt: Instante }),
    }),
  ),
})
