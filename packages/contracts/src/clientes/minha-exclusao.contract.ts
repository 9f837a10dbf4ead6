import { defineCall } from '../core/define-call.ts'
import { MinhaExclusao } from './exclusao.schemas.ts'

export const minhaExclusao = defineCall('GET /v1/cliente/exclusao', {
  summary: 'Como está o pedido de exclusão da conta, o que sairia e o que fica',
  permission: 'cliente:area',
  reply: MinhaExclusao,
})
