import { FORMAS_DE_ORDEM } from '@martelo/domain/prestacoes/ordem-de-pagamento.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid, Versao } from '../core/fields.ts'
import { DestinoDoPix, PrestacaoCompleta } from './prestacao.schemas.ts'

export const ordenarPagamento = defineCall('POST /v1/prestacoes/:uid/ordens', {
  summary: 'Ordena o pagamento de uma prestação aprovada: por Pix, ou na lista de transferências',
  permission: 'prestacao:pagar',
  params: z.object({ uid: Uid }),
  body: z.object({
    forma: z.enum(FORMAS_DE_ORDEM, { error: 'Escolha a forma' }),
    versao: Versao,
    /** the holder and key that the person was shown: refused when they are others by now */
    destino: DestinoDoPix.nullish(),
  }),
  reply: PrestacaoCompleta,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, MUDOU: 409 },
})
