import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const minhasVendasEstatisticas = defineCall(
  'GET /v1/leilao/vendas/buscar-venda/minhas-vendas-estatisticas',
  {
    summary: 'Cartões das compras do cliente: quantas em cada filtro e por leilão',
    permission: 'compra:minha',
    reply: z.array(
      z.object({
        nome: z.string(),
        descricao: z.string(),
        icone: z.string(),
        qtd: z.number().int(),
        key: z.string(),
        leiUid: z.string().nullable(),
        leiDia: z.string().nullable(),
      }),
    ),
  },
)
