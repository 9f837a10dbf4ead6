import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { GUARDAVEL_INTEIRO, textoLivre } from '../core/fields.ts'

export const webhookPix = defineCall('POST /v1/pix/webhook/pix', {
  summary: 'Aviso do banco (API Pix): a lista é guardada como veio e conferida depois, na fonte',
  permission: 'publico',
  query: z.object({ hmac: textoLivre().max(200).default('') }),
  // The bank may add fields at any time: only what names the Pix is looked at.
  body: z.object({
    pix: z
      .array(
        z
          .looseObject({ endToEndId: textoLivre().regex(/^[A-Za-z0-9]{1,40}$/, 'endToEndId inválido') })
          .check(GUARDAVEL_INTEIRO),
      )
      .max(1000, 'Avisos demais de uma vez'),
  }),
  reply: z.object({ recebidos: z.number().int() }),
  refusals: { NAO_AUTENTICADO: 401 },
  maxBody: 1024 * 1024,
})
