import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { RegistroInteiro } from './externo.schemas.ts'

export const registroExterno = defineCall('GET /v1/externo/registros/:uid', {
  summary: 'Uma conversa com um parceiro externo, mascarada, com o envio ou aviso a que pertence',
  permission: 'externo:ver',
  params: z.object({ uid: Uid }),
  reply: RegistroInteiro,
  refusals: { NAO_ENCONTRADO: 404 },
})
