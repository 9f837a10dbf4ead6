import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { ItemDoDetran } from './detran.schemas.ts'

export const detranItens = defineCall('GET /v1/detran/itens/:id', {
  summary: 'Os itens de um lote no Detran, pelo uid do lote no Detran',
  permission: 'detran:ver',
  params: z.object({ id: Uid }),
  reply: z.array(ItemDoDetran),
  refusals: { NAO_ENCONTRADO: 404 },
})
