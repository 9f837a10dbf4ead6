import { defineCall } from '../core/define-call.ts'
import { LIMITE_DA_API, PaginaDaApi, paginado, RECUSAS_DA_CHAVE, ResultadoDaApi } from './sistema.schemas.ts'

export const apiResultados = defineCall('GET /v1/api-comitente/resultados', {
  summary: 'Os seus lotes com martelo, reserva atingida, comissão e líquido (escopo resultados:ler)',
  permission: 'publico',
  query: PaginaDaApi,
  reply: paginado(ResultadoDaApi),
  refusals: RECUSAS_DA_CHAVE,
  limit: LIMITE_DA_API,
})
