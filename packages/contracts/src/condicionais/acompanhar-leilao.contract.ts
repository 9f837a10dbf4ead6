import { RESPOSTAS_DO_COMITENTE } from '@martelo/domain/condicionais/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'
import { EstadoDaSala, LeilaoDaSala, LoteNoPregao } from '../pregao/pregao.schemas.ts'

export const acompanharLeilao = defineCall('GET /v1/comitentes/acompanhar-leilao/:leiUid', {
  summary: 'Os lotes do comitente num leilão, com reserva, lances, resposta condicional e totais',
  permission: 'comitente:acompanhar',
  params: z.object({ leiUid: Uid }),
  reply: z.object({
    versao: z.number().int(),
    agora: Instante,
    leilao: LeilaoDaSala,
    sala: EstadoDaSala,
    /** rooms of notices: one per consignor of this person */
    comIds: z.array(z.number().int()),
    lotes: z.array(
      LoteNoPregao.extend({
        /** of a consignor that this person answers for; the others are followed in the house's name */
        meu: z.boolean(),
        /** what this person may say of it now */
        respostas: z.array(z.enum(RESPOSTAS_DO_COMITENTE)),
      }),
    ),
    totais: z.object({
      minimo: Centavos,
      reserva: Centavos,
      lances: Centavos,
      vendido: Centavos,
    }),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
