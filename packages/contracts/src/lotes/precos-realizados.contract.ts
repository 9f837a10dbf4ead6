import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

/** One model with sales. Amounts in centavos: prices of the hammer, without expenses. */
export const PrecoDoModelo = z.object({
  marca: z.string(),
  modelo: z.string(),
  /** path of its page */
  url: z.string(),
  quantidade: z.number().int(),
  mediana: z.number(),
  /** median of price by FIPE, percent */
  parteDaFipe: z.number().nullable(),
})

export const precosRealizados = defineCall('GET /v1/lote/precos-realizados', {
  summary: 'Por quanto cada marca e modelo foi vendido neste site, os mais vendidos primeiro',
  permission: 'publico',
  replica: true,
  /** at most 500 */
  reply: z.object({ modelos: z.array(PrecoDoModelo) }),
  refusals: { LOGIN_NECESSARIO: 401 },
})
