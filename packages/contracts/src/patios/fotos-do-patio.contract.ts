import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { FotoDoPatio } from './foto-do-patio.schemas.ts'

export const fotosDoPatio = defineCall('GET /v1/patios/:patUid/fotos', {
  summary: 'As fotos de um pátio, na ordem em que foram enviadas',
  permission: 'veiculo:ver',
  params: z.object({ patUid: Uid }),
  reply: z.array(FotoDoPatio),
})
