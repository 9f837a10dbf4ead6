import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const revogarLinkDaRemocao = defineCall('DELETE /v1/remocoes/links/:uid', {
  summary: 'Faz um endereço de remoção deixar de valer',
  permission: 'remocao:mover',
  params: z.object({ uid: Uid }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADA: 404 },
})
