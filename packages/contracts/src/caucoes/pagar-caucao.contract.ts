import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, Uid } from '../core/fields.ts'
import { MinhaCaucao } from './caucao.schemas.ts'

export const pagarCaucao = defineCall('POST /v1/leilao/:leiUid/caucao', {
  summary: 'Gera (ou encontra) a cobrança Pix da caução de um leilão',
  permission: 'habilitacao:pedir',
  params: z.object({ leiUid: Uid }),
  body: z.object({
    /** how much he wants to be able to buy; only where the deposit is a share of it */
    limite: CentavosPositivos.nullish(),
  }),
  reply: MinhaCaucao,
  refusals: { LEILAO_INEXISTENTE: 404, NAO_PODE: 409, LIMITE: 400, BANCO_FORA: 503 },
  limit: { por: 'conta', max: 20, segundos: 60 },
})
