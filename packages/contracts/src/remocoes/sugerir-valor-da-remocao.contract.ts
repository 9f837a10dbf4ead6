import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const sugerirValorDaRemocao = defineCall('GET /v1/remocoes/:uid/valor-sugerido', {
  summary: 'Quanto uma remoção deve custar em cada transportadora, do menor ao maior',
  permission: 'remocao:ver',
  params: z.object({ uid: Uid }),
  reply: z.array(
    z.object({
      traUid: Uid,
      transportadora: z.string(),
      valor: z.number().int().nullable(),
      km: z.number().int().nullable(),
      porque: z.string(),
    }),
  ),
  refusals: { NAO_ENCONTRADA: 404 },
})
