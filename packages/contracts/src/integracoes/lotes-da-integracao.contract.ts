import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { IntegracaoDoLeilao } from './integracao-do-leilao.schemas.ts'

export const lotesDaIntegracao = defineCall('GET /v1/integracao/lotes/:leilaoUid', {
  summary: 'Os lotes de um leilão nos sistemas dos bancos, com os números deles',
  permission: 'integracao:ver',
  params: z.object({ leilaoUid: Uid }),
  reply: IntegracaoDoLeilao,
  refusals: { NAO_ENCONTRADO: 404 },
})
