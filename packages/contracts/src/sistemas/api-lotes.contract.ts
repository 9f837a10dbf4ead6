import { defineCall } from '../core/define-call.ts'
import { LIMITE_DA_API, LoteDaApi, PaginaDaApi, paginado, RECUSAS_DA_CHAVE } from './sistema.schemas.ts'

export const apiLotes = defineCall('GET /v1/api-comitente/lotes', {
  summary: 'Os seus lotes, do leilão mais novo para o mais antigo (escopo lotes:ler)',
  permission: 'publico',
  query: PaginaDaApi,
  reply: paginado(LoteDaApi),
  refusals: RECUSAS_DA_CHAVE,
  limit: LIMITE_DA_API,
})
