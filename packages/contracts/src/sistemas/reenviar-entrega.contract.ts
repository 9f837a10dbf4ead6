import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const reenviarEntrega = defineCall('POST /v1/comitentes/entregas/:uid/reenviar', {
  summary: 'Envia outra vez um evento, com o mesmo identificador',
  permission: 'sistema-comitente:gerir',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
  limit: { por: 'conta', max: 120, segundos: 600 },
})
