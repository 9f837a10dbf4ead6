import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const formarConjunto = defineCall('POST /v1/lote/conjunto', {
  summary: 'Une lotes do mesmo leilão num conjunto com um principal, ou desfaz o conjunto de um principal',
  permission: 'lote:editar',
  body: z.object({
    principalUid: Uid,
    membrosUids: z
      .array(Uid)
      .max(50, 'No máximo 50 lotes num conjunto')
      .describe('empty: the set is dissolved'),
    somar: z
      .boolean()
      .default(false)
      .describe('the principal takes the sums of minimum, reserve and costs of all lots'),
  }),
  reply: z.object({ lotes: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, TRAVADO: 409 },
})
