import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const chaveDePush = defineCall('GET /v1/avisos/chave', {
  summary: 'A chave pública (VAPID) com que o navegador se inscreve para receber avisos',
  permission: 'publico',
  reply: z.object({ chave: z.string() }),
})
