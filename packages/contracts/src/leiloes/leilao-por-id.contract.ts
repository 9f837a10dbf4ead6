import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { SituacaoDoLote } from '../lotes/lote.schemas.ts'
import { LeilaoCompleto } from './leilao.schemas.ts'

export const leilaoPorId = defineCall('GET /v1/leiloes/:id', {
  summary: 'Um leilão com tudo que a retaguarda vê e o que pode fazer com ele',
  permission: 'leilao:ver',
  params: z.object({ id: IdNumerico }),
  reply: LeilaoCompleto.extend({
    leiloesLotes: z
      .array(z.object({ id: z.number(), uid: z.uuid(), ordemLeilao: z.number(), situacao: SituacaoDoLote }))
      .optional()
      .describe('its lots in their order; the calls that change an auction answer it without them'),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
