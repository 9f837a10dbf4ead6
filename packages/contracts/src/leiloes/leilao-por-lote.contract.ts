import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { LeilaoDoSite } from './leilao.schemas.ts'

export const leilaoPorLote = defineCall('GET /v1/leiloes/by-lote/:id', {
  summary: 'O leilão publicado de um lote (uid do lote)',
  permission: 'publico',
  replica: true,
  params: z.object({ id: Uid }),
  reply: LeilaoDoSite,
  refusals: { NAO_ENCONTRADO: 404 },
})
