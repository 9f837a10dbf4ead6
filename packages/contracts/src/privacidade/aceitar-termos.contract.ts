import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'

export const aceitarTermos = defineCall('POST /v1/cliente/termos', {
  summary: 'Aceita as versões de termos que o cliente leu',
  permission: 'cliente:area',
  body: z.object({
    versoes: z
      .array(
        z.object({
          uid: Uid,
          /** `digest` of the text that he read */
          lido: texto(64, 'Diga o texto que foi lido'),
        }),
      )
      .min(1, 'Escolha ao menos uma')
      .max(10, 'No máximo 10'),
  }),
  reply: z.object({ aceitas: z.number().int() }),
  refusals: { TERMO_MUDOU: 409 },
  limit: { por: 'conta', max: 30, segundos: 600 },
})
