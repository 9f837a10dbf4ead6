import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { AssinaturaDeEmail, Versao } from './avisos-da-casa.schemas.ts'

export const salvarAssinatura = defineCall('PUT /v1/assinatura-email', {
  summary: 'Salva a assinatura dos e-mails da própria pessoa',
  permission: 'retaguarda:entrar',
  body: AssinaturaDeEmail.extend({ versao: Versao }),
  reply: z.object({ versao: z.number() }),
  refusals: { MUDOU: 409 },
})
