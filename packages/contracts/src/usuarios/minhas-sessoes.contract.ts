import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const minhasSessoes = defineCall('GET /v1/usuario/sessoes', {
  summary: 'Onde a conta está aberta agora, e as últimas entradas',
  permission: 'sessao',
  reply: z.object({
    sessoes: z.array(
      z.object({
        familia: Uid,
        atual: z.boolean(),
        aparelho: z.string(),
        ip: z.string().nullable(),
        /** as far as it is known without asking outside */
        lugar: z.string().nullable(),
        /** who acts in this account by it */
        por: z.string().nullable(),
        /** another person's account, in which he acts by it */
        em: z.string().nullable(),
        abertaAt: Instante,
        renovadaAt: Instante,
        expiraAt: Instante,
        manterLogado: z.boolean(),
      }),
    ),
    entradas: z.array(
      z.object({
        quando: Instante,
        forma: z.string(),
        resultado: z.string(),
        ip: z.string().nullable(),
        lugar: z.string().nullable(),
        aparelho: z.string(),
      }),
    ),
  }),
})
