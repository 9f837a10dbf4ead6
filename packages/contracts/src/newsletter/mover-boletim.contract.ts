import { SITUACOES_DE_BOLETIM } from '@martelo/domain/newsletter/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const moverBoletim = defineCall('POST /v1/newsletter/boletins/:uid/mover', {
  summary: 'Envia um boletim a quem confirmou o e-mail, para o envio ou continua',
  permission: 'newsletter:enviar',
  params: z.object({ uid: Uid }),
  body: z.object({ evento: z.enum(['enviar', 'parar', 'continuar'], 'Ação desconhecida') }),
  reply: z.object({
    uid: z.uuid(),
    situacao: z.enum(SITUACOES_DE_BOLETIM),
    /** people whom it is still to reach */
    destinatarios: z.number(),
  }),
  refusals: { NAO_ENCONTRADO: 404, SITUACAO: 409 },
})
