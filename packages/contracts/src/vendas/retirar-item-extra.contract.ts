import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { VendaDaEquipe } from './venda.schemas.ts'

export const retirarItemExtra = defineCall('DELETE /v1/vendas/itens-extras/:uid', {
  summary: 'Tira um item extra de uma venda aberta',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  reply: VendaDaEquipe,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409 },
})
