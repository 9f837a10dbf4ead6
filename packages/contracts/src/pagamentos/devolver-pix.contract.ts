import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

export const devolverPix = defineCall('PUT /v1/pix/:endToEndId/devolucao', {
  summary:
    'Pede ao banco a devolução do que um Pix trouxe além do devido (ou inteiro, se não pagou cobrança)',
  permission: 'venda:acertar',
  params: z.object({ endToEndId: textoLivre().regex(/^[A-Za-z0-9]{10,40}$/, 'Pix inválido') }),
  reply: z.object({ pedida: z.literal(true) }),
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409, BANCO_FORA: 503 },
})
