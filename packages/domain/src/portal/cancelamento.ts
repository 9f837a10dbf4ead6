/**
 * What "cancel this sale" means when a consignor's system says it: before the hammer his lot leaves the auction, of a
 * conditional bid it is his refusal, and once a buyer owes, only the house may undo what he bought: it is asked.
 */
import type { SituacaoLote } from '../lotes/situacoes.ts'
import { foiVendido } from '../lotes/vendidas.ts'
import { movimentosDoComitente } from './solicitacoes.ts'

export type ComoCancelar = 'retirar' | 'recusar' | 'pedir'

/** Null: there is nothing to cancel. */
export function comoCancelar(situacao: SituacaoLote): ComoCancelar | null {
  if (situacao === 'CONDICIONAL') return 'recusar'
  if (foiVendido(situacao)) return 'pedir'
  return movimentosDoComitente(situacao).includes('retirar') ? 'retirar' : null
}
