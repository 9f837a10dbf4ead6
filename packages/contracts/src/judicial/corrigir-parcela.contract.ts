import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosPositivos, IdNumerico, inteiro, Uid } from '../core/fields.ts'

export const corrigirParcela = defineCall('POST /v1/vendas/judicial/:id/correcao', {
  summary: 'Soma à venda a correção de uma parcela não paga pelo índice do edital, até hoje',
  permission: 'venda:acertar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    lelUid: Uid,
    parcela: inteiro('Informe a parcela').min(1, 'Informe a parcela'),
    /** the correction that was seen: another one is refused */
    correcao: CentavosPositivos,
  }),
  reply: z.object({ uid: Uid, correcao: Centavos }),
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, NAO_PODE: 409, MUDOU: 409 },
})
