import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarRecesso = defineCall('DELETE /v1/patios/recessos/:uid', {
  summary: 'Apaga um recesso: o pátio volta a atender nesses dias',
  permission: 'patio:editar',
  params: z.object({ uid: Uid }),
  reply: z.object({ apagado: z.literal(true) }),
  refusals: { NAO_ENCONTRADO: 404 },
})
