import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const ligarLeilaoAoEvento = defineCall('PUT /v1/eventos/:uid/leilao', {
  summary: 'Diz para que leilão é o evento',
  permission: 'evento:editar',
  params: z.object({ uid: Uid }),
  body: z.object({ leilaoUid: Uid.nullable() }),
  reply: z.object({ leilao: z.string().nullable() }),
  refusals: { NAO_ENCONTRADO: 404, LEILAO: 422 },
})
