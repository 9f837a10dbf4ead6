import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const removerWebhook = defineCall('DELETE /v1/comitentes/webhooks/:uid', {
  summary: 'Remove um webhook: nada mais é enviado a ele',
  permission: 'sistema-comitente:gerir',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
})
