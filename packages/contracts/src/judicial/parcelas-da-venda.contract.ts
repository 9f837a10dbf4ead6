import { ESCOLHAS_DO_EXEQUENTE, INDICES } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, IdNumerico, Instante, Uid } from '../core/fields.ts'

const Parcela = z.object({
  numero: z.number().int(),
  vencimento: z.iso.date(),
  valor: Centavos,
  paga: z.boolean(),
  vencida: z.boolean(),
  /** what the fine would be if it began here; null: it may not, and why */
  multa: z.object({ parcelas: z.number().int(), base: Centavos, multa: Centavos }).nullable(),
  porque: z.string().nullable(),
  /** what the index of the case adds until today, of an instalment of this month or before; null: nothing, and why */
  correcao: z.object({ valor: Centavos, periodo: z.string() }).nullable(),
  semCorrecao: z.string().nullable(),
})

const Mora = z.object({
  uid: Uid,
  versao: z.number(),
  tipo: z.enum(['MULTA', 'CORRECAO']),
  parcela: z.number().int(),
  base: Centavos,
  multa: Centavos,
  /** its item was taken off the sale */
  retirada: z.boolean(),
  escolha: z.enum(ESCOLHAS_DO_EXEQUENTE).nullable(),
  explicacao: z.string().nullable(),
  createdAt: Instante,
})

export const parcelasDaVenda = defineCall('GET /v1/vendas/judicial/:id/parcelas', {
  summary:
    'O plano de parcelas dos lotes judiciais de uma venda: o que venceu, multa, correção, a escolha do exequente',
  permission: 'venda:ver',
  params: z.object({ id: IdNumerico }),
  reply: z.array(
    z.object({
      lelUid: Uid,
      lote: z.string(),
      indice: z.enum(INDICES),
      parcelas: z.array(Parcela),
      moras: z.array(Mora),
    }),
  ),
})
