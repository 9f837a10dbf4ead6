import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { MeuIncidenteCompleto } from './incidente.schemas.ts'

export const meuIncidente = defineCall('GET /v1/cliente/incidentes/:uid', {
  summary: 'Um problema relatado pelo cliente, com a conversa e a decisão',
  permission: 'compra:minha',
  params: z.object({ uid: Uid }),
  reply: MeuIncidenteCompleto,
  refusals: { NAO_ENCONTRADO: 404 },
})
