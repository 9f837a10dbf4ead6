import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const reenviarExterno = defineCall('POST /v1/externo/registros/:uid/reenviar', {
  summary: 'Põe de novo na fila o envio desta conversa, ou trata de novo o aviso recebido',
  permission: 'externo:configurar',
  params: z.object({ uid: Uid }),
  reply: z.object({ naFila: z.literal(true) }),
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409 },
})
