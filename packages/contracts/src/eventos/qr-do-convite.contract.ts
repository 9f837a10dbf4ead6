import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto } from '../core/fields.ts'

export const qrDoConvite = defineCall('GET /v1/convites/:codigo/qr.png', {
  summary: 'O QR de um convite, como as cartas e os telefones o mostram',
  permission: 'publico',
  recurso: 'eventos',
  params: z.object({ codigo: texto(20, 'Código inválido') }),
  file: true,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 120, segundos: 60 },
})
