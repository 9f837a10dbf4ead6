import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarItemDetran = defineCall('DELETE /v1/detran/itens/apagar/:id', {
  summary: 'Apaga um item que ainda não foi cadastrado no Detran',
  permission: 'detran:agir',
  params: z.object({ id: Uid }),
  reply: z.object({ message: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
