import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const minhasVendasLotesCondicional = defineCall(
  'GET /v1/leilao/vendas/buscar-venda/minhas-vendas-lotes-condicional',
  {
    summary: 'Lotes em que o cliente deu o maior lance e o comitente ainda decide',
    permission: 'compra:minha',
    reply: z.array(
      z.object({
        loteId: Uid,
        leiUid: Uid,
        leilao: z.string(),
        numero: z.string(),
        nome: z.string(),
        foto: z.string().nullable(),
        url: z.string(),
        valor: z.number().int(),
        situacaoLote: z.string(),
        rotuloLote: z.string(),
        resposta: z.string().nullable(),
        novoValor: z.number().int().nullable(),
        prazo: z.string().nullable(),
        /** the house kept it beyond the deadline: the bidder may leave */
        podeRetirar: z.boolean(),
        orientacao: z.string(),
      }),
    ),
  },
)
