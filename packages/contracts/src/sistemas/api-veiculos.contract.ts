import { defineCall } from '../core/define-call.ts'
import { LIMITE_DA_API, PaginaDaApi, paginado, RECUSAS_DA_CHAVE, VeiculoDaApi } from './sistema.schemas.ts'

export const apiVeiculos = defineCall('GET /v1/api-comitente/veiculos', {
  summary: 'Os seus veículos, do mais novo para o mais antigo (escopo veiculos:ler)',
  permission: 'publico',
  query: PaginaDaApi,
  reply: paginado(VeiculoDaApi),
  refusals: RECUSAS_DA_CHAVE,
  limit: LIMITE_DA_API,
})
