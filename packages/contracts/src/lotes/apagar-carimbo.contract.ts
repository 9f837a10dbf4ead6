import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarCarimbo = defineCall('DELETE /v1/carimbos/:uid', {
  summary: 'Apaga um carimbo; lotes que o têm continuam com o nome',
  permission: 'lote:editar',
  params: z.object({ uid: Uid }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADO: 404 },
})
