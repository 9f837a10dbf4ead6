import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { AnuncioCurto } from './lote.schemas.ts'

export const anunciosAuditorio = defineCall('GET /v1/lote/anuncios-auditorio', {
  summary: 'Os lotes do auditório na ordem do pregão: do leilão pedido, ou do que está ao vivo',
  permission: 'publico',
  replica: true,
  query: z.object({ leiUid: Uid.optional() }),
  reply: z.array(AnuncioCurto),
  counted: true,
})
