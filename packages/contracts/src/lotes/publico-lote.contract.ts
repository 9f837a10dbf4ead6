import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, Uid } from '../core/fields.ts'
import { LotePublico } from './publico-lote.schemas.ts'

export const publicoLote = defineCall('GET /v1/lote/publico/:id', {
  summary: 'Um lote publicado, inteiro: pelo id do endereço da página ou pelo uid do lote',
  permission: 'publico',
  replica: true,
  params: z.object({ id: z.union([Uid, IdNumerico]) }),
  reply: LotePublico,
  refusals: { NAO_ENCONTRADO: 404, LOGIN_NECESSARIO: 401 },
})
