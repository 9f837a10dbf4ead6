import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, Instante } from '../core/fields.ts'

export const pedirCodigoDeEntrada = defineCall('POST /v1/usuario/pedir-codigo-de-entrada', {
  summary:
    'Envia ao contato confirmado do cliente um código para entrar sem senha (responde igual, no mesmo tempo, se o e-mail não existir)',
  permission: 'publico',
  body: z.object({ email: Email, canal: z.enum(['email', 'sms'], 'Escolha por onde') }),
  reply: z.object({ enviado: z.literal(true), proximoEnvio: Instante }),
  refusals: { MUITAS_TENTATIVAS: 429 },
})
