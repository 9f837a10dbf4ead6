import { defineCall } from '../core/define-call.ts'
import {
  CondicionalDaApi,
  LIMITE_DA_API,
  PaginaDaApi,
  paginado,
  RECUSAS_DA_CHAVE,
} from './sistema.schemas.ts'

export const apiCondicionais = defineCall('GET /v1/api-comitente/condicionais', {
  summary:
    'Os condicionais que esperam a sua resposta, o prazo mais próximo primeiro (escopo condicionais:responder)',
  permission: 'publico',
  query: PaginaDaApi,
  reply: paginado(CondicionalDaApi),
  refusals: RECUSAS_DA_CHAVE,
  limit: LIMITE_DA_API,
})
