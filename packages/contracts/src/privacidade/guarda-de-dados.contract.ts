import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

export const guardaDeDados = defineCall('GET /v1/privacidade/guarda', {
  summary: 'Por quanto tempo cada categoria de dados é guardada, por que regra, e o que já saiu nesta casa',
  permission: 'privacidade:ver',
  reply: z.array(
    z.object({
      categoria: z.string(),
      oque: z.string(),
      horas: z.number(),
      fonte: z.string(),
      pessoal: z.boolean(),
      ultima: Instante.nullable(),
      linhas: z.number(),
    }),
  ),
})
