/**
 * The price that a shop's card shows: what one pays to have the lot now. Once an offer has reached it, the lot cannot be
 * had at it any more, and the card tells the offer; of one that was sold at it, the price stays.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import { recebeLances } from './recebe-lances.ts'
import type { SituacaoLote } from './situacoes.ts'

export function precoFixo(lote: {
  readonly compreJa: Centavos | null
  readonly lance: { readonly valor: Centavos } | null
  readonly situacao: SituacaoLote
}): Centavos | null {
  const { compreJa, lance, situacao } = lote
  if (compreJa === null || lance === null || lance.valor < compreJa) return compreJa
  return lance.valor === compreJa && !recebeLances(situacao) ? compreJa : null
}
