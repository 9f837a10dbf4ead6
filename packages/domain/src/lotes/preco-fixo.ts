/**
 * The price that a shop's card shows: what one pays to have the lot now. Once an offer has reached it, the lot cannot be
 * had at it any more, and the card tells the offer; of one that was sold, what it was sold for.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import type { TipoHotsite } from '../hotsites/tipos.ts'
import { recebeLances } from './recebe-lances.ts'
import type { SituacaoLote } from './situacoes.ts'

export function precoFixo(lote: {
  readonly compreJa: Centavos | null
  readonly lance: { readonly valor: Centavos } | null
  readonly valorVendido: Centavos | null
  readonly situacao: SituacaoLote
}): Centavos | null {
  const { compreJa, lance, valorVendido, situacao } = lote
  if (valorVendido !== null) return valorVendido === compreJa ? compreJa : null
  if (compreJa === null || lance === null || lance.valor < compreJa) return compreJa
  return lance.valor === compreJa && !recebeLances(situacao) ? compreJa : null
}

/** What a list, a suggestion and a search engine tell of a lot: its card's price. The search's `valor` is the same. */
export function precoDito(
  lote: Parameters<typeof precoFixo>[0] & { readonly minimo: Centavos },
  tipo: TipoHotsite,
): Centavos {
  return lote.valorVendido ?? (tipo === 'loja' ? precoFixo(lote) : null) ?? lote.lance?.valor ?? lote.minimo
}
