import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarDestino = defineCall('DELETE /v1/destino-transmissao/:uid', {
  summary: 'Remove um destino que não está no ar',
  permission: 'transmissao:operar',
  params: z.object({ uid: Uid }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
