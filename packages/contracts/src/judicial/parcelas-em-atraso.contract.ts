import { ANDAMENTOS_DO_ATRASO } from '@martelo/domain/judicial/atraso-da-parcela.ts'
import { ESCOLHAS_DO_EXEQUENTE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosApurados, ConsultaDeLista, Uid } from '../core/fields.ts'

export const parcelasEmAtraso = defineCall('GET /v1/judicial/parcelas/qb', {
  summary:
    'Lotes judiciais vendidos a prazo com parcela vencida ou multa à espera da escolha do exequente, os mais antigos primeiro',
  permission: 'judicial:parcelas',
  query: ConsultaDeLista.extend({
    andamento: z.enum(ANDAMENTOS_DO_ATRASO, { error: 'Andamento inválido' }).optional(),
  }),
  reply: z.array(
    z.object({
      vndId: z.number().int(),
      lelUid: Uid,
      comprador: z.string(),
      lote: z.string(),
      leilao: z.string(),
      processo: z.string(),
      vara: z.string(),
      /** instalments that are late today, and their sum; 0: only the choice waits */
      atrasadas: z.number().int(),
      valorAtrasado: CentavosApurados,
      desde: z.iso.date().nullable(),
      andamento: z.enum(ANDAMENTOS_DO_ATRASO),
      /** the fine that stands */
      mora: z
        .object({
          uid: Uid,
          versao: z.number().int(),
          parcela: z.number().int(),
          multa: Centavos,
          escolha: z.enum(ESCOLHAS_DO_EXEQUENTE).nullable(),
          explicacao: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  counted: true,
})
