/**
 * What "cancel this sale" means when a consignor's system says it: before the hammer his lot leaves the auction, of a
 * conditional bid it is his refusal, and once a buyer owes, only the house may undo what he bought: it is asked.
 */
import type { SituacaoLote } from '../lotes/situacoes.ts'
import { foiVendido } from '../lotes/vendidas.ts'
import { movimentosDoComitente } from './solicitacoes.ts'

/** What became of a request to the house. It is granted by undoing the sale, refused with a reason. */
export const SITUACOES_DO_PEDIDO = ['ESPERA', 'ATENDIDO', 'RECUSADO'] as const
export type SituacaoDoPedido = (typeof SITUACOES_DO_PEDIDO)[number]

export const ROTULO_DO_PEDIDO: Readonly<Record<SituacaoDoPedido, string>> = {
  ESPERA: 'Cancelamento pedido: a casa ainda decide',
  ATENDIDO: 'Venda desfeita a pedido',
  RECUSADO: 'A casa não cancelou',
}

export function situacaoDoPedido(p: {
  readonly recusado: boolean
  /** the lot is no part of that sale any more, or the sale has ended without a buyer */
  readonly vendaDesfeita: boolean
}): SituacaoDoPedido {
  if (p.recusado) return 'RECUSADO'
  return p.vendaDesfeita ? 'ATENDIDO' : 'ESPERA'
}

export type ComoCancelar = 'retirar' | 'recusar' | 'pedir'

/** Null: there is nothing to cancel. */
export function comoCancelar(situacao: SituacaoLote): ComoCancelar | null {
  if (situacao === 'CONDICIONAL') return 'recusar'
  if (foiVendido(situacao)) return 'pedir'
  return movimentosDoComitente(situacao).includes('retirar') ? 'retirar' : null
}
