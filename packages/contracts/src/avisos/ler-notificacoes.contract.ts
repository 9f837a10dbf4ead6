import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const lerNotificacoes = defineCall('POST /v1/cliente/notificacoes/lidas', {
  summary: 'Marca como lidos os avisos até este, ele incluído',
  permission: 'cliente:area',
  body: z.object({ ate: Uid }),
  reply: z.object({ naoLidas: z.number() }),
})
