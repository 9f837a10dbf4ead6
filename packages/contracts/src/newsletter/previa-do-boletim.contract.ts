import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { EscritaDoBoletim } from './boletim.schemas.ts'

export const previaDoBoletim = defineCall('POST /v1/newsletter/boletins/previa', {
  summary:
    'A carta como chegaria a quem pede, e a quantas pessoas; com enviar, uma amostra vai para o seu e-mail',
  permission: 'newsletter:enviar',
  body: EscritaDoBoletim.extend({ enviar: z.boolean().default(false) }),
  reply: z.object({
    html: z.string(),
    destinatarios: z.number(),
    /** where the sample went */
    enviadaPara: z.string().nullable(),
  }),
  limit: { por: 'conta', max: 600, segundos: 3600 },
})
