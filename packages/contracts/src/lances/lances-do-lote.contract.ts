import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiroEscrito, Uid } from '../core/fields.ts'
import { LancePublico } from './lances.events.ts'
import { DoLote } from './recusas-de-lance.schemas.ts'

export const lancesDoLote = defineCall('GET /v1/leilao/lotes/:lelUid/lances', {
  summary: 'Histórico de lances do lote, do mais novo ao mais antigo; a equipe vê também quem lançou',
  permission: 'publico',
  params: DoLote,
  query: z.object({
    limite: z.coerce.number().int().min(1).max(200, 'No máximo 200 por página').default(30),
    /** bids before this number: the next page */
    antesDe: inteiroEscrito().min(1).optional(),
  }),
  reply: z.array(
    LancePublico.extend({
      /** mine, when the reader is the bidder */
      meu: z.boolean(),
      /** staff, auctioneer and the lot's consignor */
      tipo: z.enum(['Manual', 'Automático', 'Leiloeiro']).optional(),
      /** staff and auctioneer */
      apelidoCompleto: z.string().optional(),
      cliUid: Uid.nullable().optional(),
      digitadoPor: z.string().nullable().optional(),
      /** who acted in the client's account */
      dadoPor: z.string().nullable().optional(),
    }),
  ),
  refusals: { LOTE_INEXISTENTE: 404, LOGIN_NECESSARIO: 401 },
  counted: true,
})
