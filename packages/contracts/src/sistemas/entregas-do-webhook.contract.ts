import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { EntregaDoWebhook } from './sistema.schemas.ts'

export const entregasDoWebhook = defineCall('GET /v1/comitentes/webhooks/:uid/entregas', {
  summary: 'O que foi enviado a um webhook, do mais novo para o mais antigo',
  permission: 'sistema-comitente:gerir',
  params: z.object({ uid: Uid }),
  reply: z.array(EntregaDoWebhook),
  refusals: { NAO_ENCONTRADO: 404 },
})
