import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosPositivos, IdNumerico, inteiro, Uid } from '../core/fields.ts'

export const multarParcela = defineCall('POST /v1/vendas/judicial/:id/multa', {
  summary: 'Soma à venda a multa de 10% sobre a parcela em atraso e as que se seguem (CPC, art. 895, § 4º)',
  permission: 'venda:acertar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    lelUid: Uid,
    parcela: inteiro('Informe a parcela').min(1, 'Informe a parcela'),
    /** the fine that was seen: another one is refused */
    multa: CentavosPositivos,
  }),
  reply: z.object({ uid: Uid, multa: Centavos }),
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, NAO_PODE: 409, MUDOU: 409 },
})
