import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const testarWebhook = defineCall('POST /v1/comitentes/webhooks/:uid/testar', {
  summary: 'Envia um evento de ensaio ao endereço do webhook',
  permission: 'sistema-comitente:gerir',
  params: z.object({ uid: Uid }),
  reply: z.object({ eventoUid: z.uuid() }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 30, segundos: 600 },
})
