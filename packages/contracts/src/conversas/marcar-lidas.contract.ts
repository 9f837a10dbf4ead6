import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const marcarLidas = defineCall('POST /v1/conversas/mensagens/:uid/lida', {
  summary: 'Esta pessoa leu a conversa até esta mensagem',
  permission: 'sessao',
  params: z.object({ uid: Uid }),
  reply: z.object({ naoLidas: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
