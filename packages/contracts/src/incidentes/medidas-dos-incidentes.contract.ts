import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const medidasDosIncidentes = defineCall('GET /v1/incidentes/medidas', {
  summary:
    'Quantos incidentes esperam, quantos passaram do prazo, e em quanto tempo a casa responde e decide',
  permission: 'incidente:ver',
  reply: z.object({
    abertos: z.number(),
    semResponsavel: z.number(),
    atrasados: z.number(),
    aguardandoCliente: z.number(),
    /** of the last 90 days; medians in minutes, null: none yet */
    abertosNoPeriodo: z.number(),
    minutosAteResponder: z.number().nullable(),
    minutosAteDecidir: z.number().nullable(),
    /** decided before the deadline, of 100 */
    noPrazo: z.number().nullable(),
  }),
})
