import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, Uid } from '../core/fields.ts'

export const ordenarLotes = defineCall('PUT /v1/leiloes/:id/lotes/ordem', {
  summary: 'Grava a ordem de todos os lotes; recusa quando a lista enviada já não é a do leilão',
  permission: 'leilao:editar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    lelUids: z.array(Uid).min(1, 'Envie a ordem').max(5000, 'No máximo 5.000 lotes'),
    renumerar: z.boolean().default(false).describe('the lots’ numbers follow their positions'),
  }),
  reply: z.object({ mudaram: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, TRAVADO: 409 },
})
