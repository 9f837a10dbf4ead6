import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const meusPatios = defineCall('GET /v1/patios/meus', {
  summary: 'Os pátios em que esta pessoa trabalha, com as retiradas de hoje e a próxima',
  permission: 'patio:agenda',
  reply: z.array(
    z.object({
      uid: Uid,
      nome: z.string(),
      cidade: z.string(),
      uf: z.string(),
      retiradasHoje: z.number().int(),
      /** when the next booked pickup begins; null when none is booked */
      proximaRetirada: z.string().nullable(),
    }),
  ),
})
