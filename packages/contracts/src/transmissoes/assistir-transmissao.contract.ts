import { SITUACOES_DO_CANAL } from '@martelo/domain/transmissoes/situacoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Passe } from './transmissoes.schemas.ts'

export const assistirTransmissao = defineCall('GET /v1/transmissao/by-leilao/:leilaoUid', {
  summary: 'O canal principal do leilão, o seu estado e o token com que se assiste',
  permission: 'publico',
  params: z.object({ leilaoUid: Uid }),
  /** one channel of the auction, for the clean outputs of people who see the studio; without it the main one */
  query: z.object({ canalUid: Uid.optional() }),
  reply: z.object({
    canal: z
      .object({
        uid: Uid,
        nome: z.string(),
        situacao: z.enum(SITUACOES_DO_CANAL),
        /** people in the picture and in the chat are told that it is recorded */
        gravar: z.boolean(),
        /** false: staff sees it, the public does not */
        disponivel: z.boolean(),
        /** a programme has been seen on it: one that is off has ended, or has not begun */
        comecou: z.boolean(),
      })
      .nullable(),
    ver: Passe.nullable(),
    /** what is left when no picture comes */
    transmissaoUrl: z.string().nullable(),
  }),
  refusals: { NAO_ENCONTRADO: 404, LOGIN_NECESSARIO: 401 },
  limit: { por: 'ip', max: 300, segundos: 60 },
})
