import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Boleto } from './boleto.schemas.ts'

export const verBoleto = defineCall('GET /v1/boletos/:uid', {
  summary: 'Um boleto: linha digitável, código de barras, Pix e o que o banco disse dele',
  permission: 'sessao',
  params: z.object({ uid: Uid }),
  reply: Boleto,
  refusals: { NAO_ENCONTRADO: 404 },
})
