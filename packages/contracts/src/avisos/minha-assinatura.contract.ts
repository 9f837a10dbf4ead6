import { defineCall } from '../core/define-call.ts'
import { z } from 'zod'
import { AssinaturaDeEmail } from './avisos-da-casa.schemas.ts'

export const minhaAssinatura = defineCall('GET /v1/assinatura-email', {
  summary: 'Como a pessoa da casa assina os e-mails que os seus atos enviam',
  permission: 'retaguarda:entrar',
  reply: AssinaturaDeEmail.extend({ nome: z.string(), versao: z.number() }),
})
