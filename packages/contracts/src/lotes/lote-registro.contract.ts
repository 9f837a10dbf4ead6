import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { LoteCompleto } from './lote.schemas.ts'

export const loteRegistro = defineCall('GET /v1/lote/registro/:lelUid', {
  summary: 'Um lote com todos os valores; a reserva do comitente só para quem tem permissão',
  permission: 'lote:ver',
  params: z.object({ lelUid: Uid }),
  reply: LoteCompleto,
  refusals: { NAO_ENCONTRADO: 404 },
})
