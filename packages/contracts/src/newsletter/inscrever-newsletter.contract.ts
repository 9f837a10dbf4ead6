import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, texto, textoOpcional } from '../core/fields.ts'
import { DoFormulario } from '../mensagens/formulario.schemas.ts'

/** The words that the visitor agrees to; kept with his consent. */
export const CONSENTIMENTO =
  'Aceito receber novidades por e-mail e sei que posso sair da lista a qualquer momento.'

export const inscreverNewsletter = defineCall('POST /v1/hotsite/newsletter', {
  summary: 'Inscreve um e-mail nas novidades, com o consentimento',
  permission: 'publico',
  recurso: 'newsletter',
  body: DoFormulario.extend({
    nome: texto(80, 'Informe o seu nome'),
    email: Email,
    interesse: textoOpcional(60),
    consentimento: z.literal(true, 'É preciso aceitar para receber as novidades'),
  }),
  reply: z.object({ ok: z.boolean() }),
  refusals: { RAPIDO: 425, VENCIDO: 409 },
  limit: { por: 'ip', max: 5, segundos: 3600 },
})
