import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const devolverPix = defineCall('PUT /v1/pix/:endToEndId/devolucao', {
  summary: 'Pede ao banco a devolução de um Pix que não pagou nenhuma cobrança',
  permission: 'venda:acertar',
  params: z.object({ endToEndId: z.string().regex(/^[A-Za-z0-9]{10,40}$/, 'Pix inválido') }),
  reply: z.object({ pedida: z.literal(true) }),
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409, BANCO_FORA: 503 },
})
