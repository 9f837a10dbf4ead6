import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const efetuarLogout = defineCall('POST /v1/usuario/efetuar-logout', {
  summary: 'Sai: encerra a sessão deste navegador',
  permission: 'publico',
  reply: z.object({ autenticado: z.literal(false) }),
})
