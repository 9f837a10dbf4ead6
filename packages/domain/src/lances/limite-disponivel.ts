/**
 * What a client may still commit: his own limit less what he leads and buys anywhere, and the limit for this auction
 * less what he leads and buys in it; the tighter rest decides, not the tighter limit. Null: no limit at all.
 */
import type { Centavos } from '../comum/dinheiro.ts'

export interface Limites {
  readonly cliente: Centavos | null
  readonly leilao: Centavos | null
}

/** What he has committed on other lots: everywhere, and in the auction of the lot in question. */
export interface Compromissos {
  readonly todos: Centavos
  readonly noLeilao: Centavos
}

export function limiteDisponivel(limites: Limites, compromissos: Compromissos): Centavos | null {
  const restos = [
    limites.cliente === null ? null : limites.cliente - compromissos.todos,
    limites.leilao === null ? null : limites.leilao - compromissos.noLeilao,
  ].filter((v) => v !== null)
  return restos.length === 0 ? null : Math.max(0, Math.min(...restos))
}
