// A consignor's request that the house undo a sale, as the house and his system read it.
import { SITUACOES_DO_PEDIDO } from '@martelo/domain/portal/cancelamento.ts'
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

/** What his own system reads of it. */
export const AndamentoDoCancelamento = z.object({
  situacao: z.enum(SITUACOES_DO_PEDIDO),
  motivo: z.string(),
  pedidoAt: Instante,
  /** why the house did not */
  resposta: z.string().nullable(),
})

export const PedidoDeCancelamento = AndamentoDoCancelamento.extend({
  uid: Uid,
  lote: z.string(),
  comitente: z.string(),
  quem: z.string(),
  recusadoBy: z.string().nullable(),
  recusadoAt: Instante.nullable(),
  podeRecusar: z.boolean(),
})
