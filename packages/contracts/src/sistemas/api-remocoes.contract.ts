import { defineCall } from '../core/define-call.ts'
import { LIMITE_DA_API, PaginaDaApi, paginado, RECUSAS_DA_CHAVE, RemocaoDaApi } from './sistema.schemas.ts'

export const apiRemocoes = defineCall('GET /v1/api-comitente/remocoes', {
  summary: 'As remoções dos seus veículos, da mais nova para a mais antiga (escopo remocoes:ler)',
  permission: 'publico',
  query: PaginaDaApi,
  reply: paginado(RemocaoDaApi),
  refusals: RECUSAS_DA_CHAVE,
  limit: LIMITE_DA_API,
})
