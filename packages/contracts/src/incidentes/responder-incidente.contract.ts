import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { MeuIncidenteCompleto, TextoDaMensagem } from './incidente.schemas.ts'

export const responderIncidente = defineCall('POST /v1/cliente/incidentes/:uid/mensagens', {
  summary: 'O cliente escreve no problema que relatou',
  permission: 'compra:minha',
  params: z.object({ uid: Uid }),
  body: z.object({ texto: TextoDaMensagem, chaveDoPedido: Uid }),
  reply: MeuIncidenteCompleto,
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
