import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const boletoEmPdf = defineCall('GET /v1/boletos/:uid/pdf', {
  summary: 'O boleto em PDF, com código de barras e Pix',
  permission: 'sessao',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, NAO_REGISTRADO: 409 },
  file: true,
})
