import { defineCall } from '../core/define-call.ts'
import { DocumentoDaApi, LIMITE_DA_API, PaginaDaApi, paginado, RECUSAS_DA_CHAVE } from './sistema.schemas.ts'

export const apiDocumentos = defineCall('GET /v1/api-comitente/documentos', {
  summary: 'Os documentos, laudos e fotos dos seus veículos, das remoções e do pátio (escopo documentos:ler)',
  permission: 'publico',
  query: PaginaDaApi,
  reply: paginado(DocumentoDaApi),
  refusals: RECUSAS_DA_CHAVE,
  limit: LIMITE_DA_API,
})
