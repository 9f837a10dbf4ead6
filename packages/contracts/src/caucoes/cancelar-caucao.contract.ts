import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const cancelarCaucao = defineCall('DELETE /v1/cliente/caucoes/:uid', {
  summary: 'Desiste de uma caução que ainda não foi paga',
  permission: 'habilitacao:pedir',
  params: z.object({ uid: Uid }),
  reply: z.object({ cancelada: z.literal(true) }),
  refusals: { NAO_ENCONTRADA: 404, NAO_PODE: 409 },
})
