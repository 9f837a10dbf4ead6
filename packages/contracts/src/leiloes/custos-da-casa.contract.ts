import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

const Faixa = z.object({ de: z.number(), ate: z.number() })

export const custosDaCasa = defineCall('GET /v1/leiloes/custos-da-casa', {
  summary: 'O que a casa cobra nos leilões abertos, como terminam as condicionais e quem vende',
  permission: 'publico',
  replica: true,
  reply: z.object({
    /** percent and centavos of the auctions that are published or live; null: none is */
    comissao: Faixa.nullable(),
    taxaAdm: Faixa.nullable(),
    diasParaResponder: z.number(),
    /** of twelve months; null: too few */
    condicionais: z
      .object({ casos: z.number(), liberadas: z.number(), medianaHoras: z.number().nullable() })
      .nullable(),
    /** who has lots in these auctions, who has most of them first */
    vendedores: z.array(z.object({ nome: z.string(), lotes: z.number() })),
  }),
})
