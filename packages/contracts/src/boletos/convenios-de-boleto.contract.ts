import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConvenioDeBoleto } from './boleto.schemas.ts'

export const conveniosDeBoleto = defineCall('GET /v1/boletos/convenios', {
  summary: 'Contas da casa e dos comitentes, com o convênio de boletos de cada uma',
  permission: 'venda:acertar',
  reply: z.array(ConvenioDeBoleto),
})
