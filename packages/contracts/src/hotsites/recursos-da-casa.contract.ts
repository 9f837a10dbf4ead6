import { NOMES_DOS_RECURSOS } from '@martelo/domain/hotsites/recursos.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

export const RecursosDaCasa = z.array(
  z.object({
    recurso: z.enum(NOMES_DOS_RECURSOS),
    nome: z.string(),
    semEle: z.string(),
    ligado: z.boolean(),
    /** the last change: who, when, why */
    mudanca: z
      .object({ quando: Instante, quem: z.string().nullable(), motivo: z.string().nullable() })
      .nullable(),
  }),
)

export const recursosDaCasa = defineCall('GET /v1/ti/recursos', {
  summary: 'O que a casa tem ligado e desligado, e quem mudou por último',
  permission: 'ti:ver',
  reply: RecursosDaCasa,
})
