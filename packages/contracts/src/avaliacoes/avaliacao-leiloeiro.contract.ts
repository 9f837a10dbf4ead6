import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { NotasDoLeiloeiro } from './avaliacao.schemas.ts'

export const avaliacaoLeiloeiro = defineCall('GET /v1/leiloes/avaliacao-leiloeiro/:uid', {
  summary: 'A avaliação do leiloeiro de um leilão: a de quem pergunta e, para a casa, as de todos',
  permission: 'avaliacao-leiloeiro:dar',
  params: z.object({ uid: Uid }),
  reply: z.object({
    leilao: z.object({ uid: Uid, nome: z.string(), situacao: z.string(), leiloeiro: z.string() }),
    /** why nothing can be said yet; null when it can */
    impedimento: z.string().nullable(),
    minha: NotasDoLeiloeiro.nullable(),
    /** of all who judged, in all auctions of this auctioneer */
    mediaDoLeiloeiro: z.number().nullable(),
    /** the house reads them with names; others get none */
    todas: z.array(NotasDoLeiloeiro.extend({ quem: z.string() })),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
