import { CHAVES_DE_FILTRO } from '@martelo/domain/vendas/filtros.ts'
import { PRAZOS_DE_PAGAMENTO } from '@martelo/domain/vendas/prazo-de-pagamento.ts'
import { SITUACOES_DE_VENDA } from '@martelo/domain/vendas/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Dia, Uid } from '../core/fields.ts'

export const listarVendas = defineCall('GET /v1/leilao/vendas', {
  summary: 'As vendas do hotsite, uma linha por venda',
  permission: 'venda:ver',
  query: ConsultaDeLista.extend({
    filtro: z.enum(CHAVES_DE_FILTRO, { error: 'Filtro inválido' }).optional(),
    leiUid: z.uuid({ error: 'Leilão inválido' }).optional(),
    situacao: z
      .enum(
        [
          'Condicional',
          'ClienteDesistiu',
          'Cancelada',
          'AguardandoPagamento',
          'AguardandoValidacao',
          'Fechada',
        ],
        {
          error: 'Situação inválida',
        },
      )
      .optional(),
    divergente: z.enum(['sim']).optional(),
    vencidas: z.enum(['sim']).optional(),
    /** a consignor asks for its cancelling */
    cancelamento: z.enum(['pedido']).optional(),
    comitente: Uid.optional(),
    criadaDe: Dia.optional(),
    criadaAte: Dia.optional(),
  }),
  reply: z.array(
    z.object({
      id: z.number().int(),
      uid: Uid,
      situacao: z.enum(SITUACOES_DE_VENDA),
      cor: z.string(),
      cliente: z.string(),
      documento: z.string(),
      leilao: z.string(),
      leilaoData: z.string(),
      lotes: z.string(),
      qtdItens: z.number().int(),
      valorTotalVenda: z.number().int(),
      aprovado: z.number().int(),
      aguardandoValidacao: z.number().int(),
      divergente: z.number().int(),
      restante: z.number().int(),
      dataPagamento: z.string(),
      prazo: z.enum(PRAZOS_DE_PAGAMENTO),
      diasDeAtraso: z.number().int(),
      criadaAt: z.string(),
    }),
  ),
  counted: true,
})
