import { defineCall } from '../core/define-call.ts'
import { MinhaExclusao } from './exclusao.schemas.ts'

export const cancelarExclusao = defineCall('DELETE /v1/cliente/exclusao', {
  summary: 'Desiste da exclusão da conta',
  permission: 'cliente:area',
  reply: MinhaExclusao,
  refusals: { NAO_HA_PEDIDO: 404 },
})
