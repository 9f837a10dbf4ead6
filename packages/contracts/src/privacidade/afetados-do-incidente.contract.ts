import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { AfetadosDoIncidente } from './afetados-do-incidente.schemas.ts'

export const afetadosDoIncidente = defineCall('GET /v1/privacidade/incidentes/:uid/afetados', {
  summary: 'Os clientes que um incidente de dados afeta, e quem já foi avisado',
  permission: 'privacidade:ver',
  params: z.object({ uid: Uid }),
  reply: AfetadosDoIncidente,
  refusals: { NAO_ENCONTRADO: 404 },
})
