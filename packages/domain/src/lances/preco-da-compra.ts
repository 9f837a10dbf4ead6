// What one client pays for a lot at a fixed price ("Comprar", "Compre Já"): the price of everyone, less the percentage of
// his group. Bids know no group: a price that came down to the standing bid would let a member buy what others are
// bidding for, so there the price of everyone holds.
import { type Centavos, porcentagemDe } from '../comum/dinheiro.ts'

/** Percent: no group gives more. */
export const MAIOR_DESCONTO_DE_GRUPO = 50

export interface LoteAPrecoFixo {
  /** centavos, the price of everyone */
  readonly compreJa: Centavos
  /** the standing bid; null: none */
  readonly valor: Centavos | null
  /** percent that the lot bears: more would go below its minimum or what its consignor takes */
  readonly maiorDesconto: number
}

/** The percentage that holds on this lot for who has `desconto` by his group; 0: the price of everyone. */
export function descontoNaCompra(lote: LoteAPrecoFixo, desconto: number): number {
  if (desconto <= 0 || desconto > Math.min(MAIOR_DESCONTO_DE_GRUPO, lote.maiorDesconto)) return 0
  const preco = lote.compreJa - porcentagemDe(lote.compreJa, desconto)
  return preco > (lote.valor ?? 0) ? desconto : 0
}

/** Centavos that a buyer with this percentage of his group pays. */
export function precoDaCompra(lote: LoteAPrecoFixo, desconto: number): Centavos {
  return lote.compreJa - porcentagemDe(lote.compreJa, descontoNaCompra(lote, desconto))
}

/** Whether some group's price of this lot may have been `valor`: which group the buyer was in is not in the log. */
export function ehPrecoPossivel(compreJa: Centavos, valor: Centavos): boolean {
  return valor <= compreJa && valor >= compreJa - porcentagemDe(compreJa, MAIOR_DESCONTO_DE_GRUPO)
}
