import { defineCall } from '../core/define-call.ts'
import { LIMITE_DA_API, PaginaDaApi, paginado, PrestacaoDaApi, RECUSAS_DA_CHAVE } from './sistema.schemas.ts'

export const apiPrestacoes = defineCall('GET /v1/api-comitente/prestacoes', {
  summary: 'As suas prestações de contas aprovadas e pagas (escopo prestacoes:ler)',
  permission: 'publico',
  query: PaginaDaApi,
  reply: paginado(PrestacaoDaApi),
  refusals: RECUSAS_DA_CHAVE,
  limit: LIMITE_DA_API,
})
