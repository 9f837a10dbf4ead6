import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { RemessaDeBoletos } from './boleto.schemas.ts'

export const gerarRemessa = defineCall('POST /v1/boletos/remessas', {
  summary: 'Gera o arquivo de remessa com os boletos e as baixas que esperam o banco',
  permission: 'venda:acertar',
  body: z.object({ contaUid: Uid }),
  reply: RemessaDeBoletos,
  refusals: { NAO_ENCONTRADA: 404, NADA_A_ENVIAR: 409, LAYOUT: 409 },
})
