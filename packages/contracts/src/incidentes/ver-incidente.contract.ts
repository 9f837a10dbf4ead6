import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { IncidenteCompleto } from './incidente.schemas.ts'

export const verIncidente = defineCall('GET /v1/incidentes/:uid', {
  summary: 'Um incidente com a conversa, a compra e o que pode ser feito',
  permission: 'incidente:ver',
  params: z.object({ uid: Uid }),
  reply: IncidenteCompleto,
  refusals: { NAO_ENCONTRADO: 404 },
})
