import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const anotarConviteEmMaos = defineCall('POST /v1/eventos/convidados/:uid/convite', {
  summary: 'Anota que o convite, como é agora, foi entregue por uma pessoa da casa',
  recurso: 'eventos',
  permission: 'evento:editar',
  params: z.object({ uid: Uid }),
  body: z.object({ por: z.enum(['copia', 'whatsapp']) }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADO: 404, TERMINOU: 409 },
  limit: { por: 'conta', max: 600, segundos: 3600 },
})
