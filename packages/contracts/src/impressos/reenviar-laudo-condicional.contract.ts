import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const reenviarLaudoCondicional = defineCall('POST /v1/leiloes/:uid/laudo-condicionais', {
  summary: 'Envia de novo o laudo das condicionais a quem a casa indicou',
  permission: 'pregao:acompanhar',
  params: z.object({ uid: Uid }),
  reply: z.object({ destinatarios: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404, SEM_CONDICIONAIS: 409, SEM_DESTINATARIO: 422 },
  limit: { por: 'conta', max: 10, segundos: 300 },
})
