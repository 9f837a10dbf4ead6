import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'

export const precosDoModelo = defineCall('GET /v1/lote/precos-do-modelo/:id', {
  summary: 'O valor FIPE do bem de um lote e por quanto o mesmo modelo foi vendido neste site',
  permission: 'publico',
  replica: true,
  params: z.object({ id: IdNumerico }),
  reply: z.object({
    fipe: z
      .object({
        valor: z.number(),
        codigo: z.string().nullable(),
        nome: z.string().nullable(),
        atualizadaAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** sold lots of the same brand and model, the oldest first; values are hammer prices, without expenses */
    vendidos: z.array(
      z.object({
        data: z.iso.datetime(),
        valor: z.number(),
        anoModelo: z.number().nullable(),
        leilao: z.string(),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404, LOGIN_NECESSARIO: 401 },
})
