import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, Instante } from '../core/fields.ts'

export const recalcularFins = defineCall('POST /v1/leiloes/:id/lotes/recalcular-fim', {
  summary:
    'Refaz o encerramento dos lotes ainda não apregoados, um a cada segundoEntreLotes, na ordem do leilão',
  permission: 'leilao:editar',
  params: z.object({ id: IdNumerico }),
  body: z.object({ primeiroFim: Instante.optional().describe('default: the auction’s date') }),
  reply: z.object({ lotes: z.number(), ultimoFim: z.iso.datetime().nullable() }),
  refusals: { NAO_ENCONTRADO: 404, TRAVADO: 409 },
})
