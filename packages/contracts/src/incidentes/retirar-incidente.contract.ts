import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid, Versao } from '../core/fields.ts'
import { MeuIncidenteCompleto } from './incidente.schemas.ts'

export const retirarIncidente = defineCall('POST /v1/cliente/incidentes/:uid/retirar', {
  summary: 'O cliente retira o problema que relatou',
  permission: 'compra:minha',
  params: z.object({ uid: Uid }),
  body: z.object({ versao: Versao }),
  reply: MeuIncidenteCompleto,
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409, MUDOU: 409 },
})
