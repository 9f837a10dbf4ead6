import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const comitentesDoLeilao = defineCall('GET /v1/comitente/find/by-leilao/:uid', {
  summary: 'Comitentes com lotes num leilão',
  permission: 'comitente:ver',
  params: z.object({ uid: Uid }),
  reply: z.array(
    z.object({
      id: z.number(),
      uid: z.uuid(),
      nome: z.string(),
      logo: z.string().nullable(),
      lotes: z.number(),
    }),
  ),
})
