import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email } from '../core/fields.ts'

export const pedirNovaSenha = defineCall('POST /v1/usuario/pedir-nova-senha', {
  summary: 'Envia por e-mail o endereço para escolher outra senha (responde igual se o e-mail não existir)',
  permission: 'publico',
  body: z.object({ email: Email }),
  reply: z.object({ enviado: z.literal(true) }),
  limit: { por: 'ip', max: 10, segundos: 3600 },
})
