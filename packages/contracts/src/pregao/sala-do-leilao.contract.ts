import { PUBLICOS } from '../core/frames.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { DaSala, EstadoDaSala, LancesDoLoteAtual, LeilaoDaSala, LoteNoPregao } from './pregao.schemas.ts'

export const salaDoLeilao = defineCall('GET /v1/leilao/:leiUid/sala', {
  summary: 'Estado da sala do leilão, com a versão à qual ele pertence; cada um recebe o que pode ver',
  permission: 'publico',
  params: DaSala,
  query: z.object({
    /** a lot that must be among the answered ones (the auditorium's anuncioUid) */
    anuncioUid: Uid.optional().catch(undefined),
  }),
  reply: z.object({
    /** version of the room: frames after it renew this state */
    versao: z.number().int(),
    agora: Instante,
    /** as whom the reader is in the room */
    publicos: z.array(z.enum(PUBLICOS)),
    conduz: z.boolean(),
    leilao: LeilaoDaSala,
    sala: EstadoDaSala,
    /** on the block, on the board, the next ones, the last results; in the order of the auction */
    lotes: z.array(LoteNoPregao),
    /** last bids of the lot on the block (or of anuncioUid), newest first */
    lances: z.object({ lelUid: Uid.nullable(), lances: LancesDoLoteAtual }),
    presenca: z.number().int(),
    apelidosAtivos: z.boolean(),
    /** why it cannot start on this day, for a user who may start it */
    impedimentoDoDia: z.string().nullable(),
  }),
  refusals: { NAO_ENCONTRADO: 404, LOGIN_NECESSARIO: 401 },
})
