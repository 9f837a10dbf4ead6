// The price that one client sees where his group may give him another: apart from the score, which a visitor is shown with
// the price of everyone.
import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import { MAIOR_DESCONTO_DE_GRUPO, precoDaCompra } from '@martelo/domain/lances/preco-da-compra.ts'
import { type MeuNoLote, precoDeTodos } from './lote-ao-vivo.ts'

/** The fixed price for who reads: everyone's, or his group's with its reason. Null: the lot has none. Centavos. */
export function precoFixo(estado: EstadoDoLote, meu: MeuNoLote | null) {
  const { compreJa, valor } = estado
  if (compreJa === null) return null
  const desconto = meu?.grupo.desconto ?? null
  // The server sends a percentage only where this lot bears it.
  const lote = { compreJa, valor, maiorDesconto: MAIOR_DESCONTO_DE_GRUPO }
  const preco = precoDaCompra(lote, desconto?.porcentagem ?? 0)
  return { preco, cheio: compreJa, grupo: preco === compreJa ? null : desconto }
}

/** Centavos: what the score shows to this client. */
export const precoDoLote = (e: EstadoDoLote, meu: MeuNoLote | null): number =>
  e.tipoNegociacao === 'COMPRE_JA' ? (precoFixo(e, meu)?.preco ?? e.minimo) : precoDeTodos(e)
