import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid } from '../core/fields.ts'

export const removerMensagem = defineCall('POST /v1/conversas/mensagens/:uid/remover', {
  summary: 'Tira uma mensagem da conversa; com silenciar, o autor não escreve mais nela',
  permission: 'conversa:moderar',
  params: z.object({ uid: Uid }),
  body: z.object({ silenciar: z.boolean().default(false), motivo: textoOpcional(200) }),
  reply: z.object({ silenciado: z.boolean() }),
  refusals: { NAO_ENCONTRADO: 404 },
})
