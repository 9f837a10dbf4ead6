import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PlantaDoPatio } from './planta.schemas.ts'

export const plantaDoPatio = defineCall('GET /v1/patios/:patUid/planta', {
  summary: 'A planta de um pátio: vagas livres e ocupadas, e os veículos que estão sem vaga',
  permission: 'estadia:ver',
  params: z.object({ patUid: Uid }),
  reply: PlantaDoPatio,
  refusals: { NAO_ENCONTRADO: 404 },
})
