import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { LeilaoNoDetran } from './detran.schemas.ts'

export const detranLotes = defineCall('GET /v1/detran/lotes/:id', {
  summary: 'Os lotes de um leilão no Detran, pelo uid do leilão: registros, itens e avisos',
  permission: 'detran:ver',
  params: z.object({ id: Uid }),
  reply: LeilaoNoDetran,
  refusals: { NAO_ENCONTRADO: 404 },
})
