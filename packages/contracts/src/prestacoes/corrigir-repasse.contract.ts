import { INDICES } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, Uid } from '../core/fields.ts'
import { PrestacaoCompleta } from './prestacao.schemas.ts'

export const corrigirRepasse = defineCall('POST /v1/prestacoes/:uid/correcao', {
  summary: 'Lança numa prestação aberta a correção do repasse que passou do prazo',
  permission: 'prestacao:fazer',
  params: z.object({ uid: Uid }),
  body: z.object({
    indice: z.enum(INDICES, { error: 'Escolha o índice' }),
    /** the correction that was seen: another one is refused */
    correcao: CentavosPositivos,
    /** the same again is the same entry */
    chaveDoPedido: Uid,
  }),
  reply: PrestacaoCompleta,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, NAO_PODE: 409, MUDOU: 409 },
})
