// The price by which a lot is bought at once: what cards, panel, bar, cost and comparison with FIPE name first, so that a
// shop says one price everywhere. Null: the lot is told by its offers.
import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { precoFixo } from '@martelo/domain/lotes/preco-fixo.ts'

/** Everyone's price, in centavos. */
export function precoDaVitrine(e: EstadoDoLote, tipo: TipoHotsite): number | null {
  if (e.tipoNegociacao === 'COMPRE_JA') return e.valorVendido ?? e.compreJa
  if (tipo !== 'loja') return null
  const { compreJa, valor, valorVendido = null, situacao } = e
  return precoFixo({ compreJa, lance: valor === null ? null : { valor }, valorVendido, situacao })
}
