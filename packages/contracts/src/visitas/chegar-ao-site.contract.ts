import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

const NumeroDeLote = z
  .number()
  .int('Número de lote inválido')
  .min(1, 'Número de lote inválido')
  .max(2_147_483_647, 'Número de lote inválido')

/** Never part of a page: pages are shared between visitors. The browser asks once per tab. */
export const chegarAoSite = defineCall('POST /v1/visita/chegada', {
  summary:
    'O que é novo desde a última visita: pela conta de quem entrou, senão pelo que o navegador guardou',
  permission: 'publico',
  body: z.object({
    /** the newest lot that this browser saw before, when it was here before */
    antes: NumeroDeLote.nullable(),
  }),
  reply: z.object({
    /** lots with a greater number are new; null: a first visit */
    desde: z.number().nullable(),
    novos: z.number(),
    /** the newest lot now, for the browser to keep; null: there is none */
    maior: z.number().nullable(),
  }),
  refusals: { LOGIN_NECESSARIO: 401 },
  limit: { por: 'ip', max: 300, segundos: 600 },
})
