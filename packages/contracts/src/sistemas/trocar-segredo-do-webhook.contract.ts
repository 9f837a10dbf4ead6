import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const trocarSegredoDoWebhook = defineCall('POST /v1/comitentes/webhooks/:uid/trocar-segredo', {
  summary: 'Troca o segredo com que um webhook é assinado',
  permission: 'sistema-comitente:gerir',
  params: z.object({ uid: Uid }),
  reply: z.object({ segredo: z.string() }),
  refusals: { NAO_ENCONTRADO: 404 },
})
