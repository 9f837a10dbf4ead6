import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { RemessaDeBoletos } from './boleto.schemas.ts'

export const remessasDeBoleto = defineCall('GET /v1/boletos/remessas', {
  summary: 'Arquivos de remessa gerados, os mais novos primeiro',
  permission: 'venda:acertar',
  query: ConsultaDeLista,
  reply: z.array(RemessaDeBoletos),
  counted: true,
})
