import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, Instante } from '../core/fields.ts'

export const pedirNovaSenha = defineCall('POST /v1/usuario/pedir-nova-senha', {
  summary:
    'Envia ao contato confirmado o endereço para escolher outra senha (responde igual, no mesmo tempo, se o e-mail não existir)',
  permission: 'publico',
  body: z.object({ email: Email }),
  reply: z.object({ enviado: z.literal(true), proximoEnvio: Instante }),
  refusals: { MUITAS_TENTATIVAS: 429 },
})
