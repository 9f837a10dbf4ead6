/**
 * What becomes of a paid deposit when its auction is over (decision 013). Asked repeatedly until it has an end: the
 * facts are read anew each time, under the deposit's lock. Precedence: the auction runs → something of the client's
 * is not settled yet (a conditional sale too: it may become a purchase) → he gave a purchase up (a person decides) →
 * a purchase waits for money (the deposit pays part of it) → back to him.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import type { SituacaoDeVenda } from '../vendas/states.ts'

export interface VendaDoDepositante {
  readonly id: number
  readonly situacao: SituacaoDeVenda
  /** What is still to be paid. */
  readonly restante: Centavos
  /** A Pix of his is being paid right now: to lower the sum under his hands would make that Pix a wrong one. */
  readonly pixEmAberto: boolean
}

export interface FatosDoDestino {
  readonly leilaoEncerrado: boolean
  /** Lots that he leads, not settled and in no sale yet. */
  readonly lotesEmAberto: number
  readonly vendas: readonly VendaDoDepositante[]
}

export type DestinoDaCaucao =
  | { readonly tipo: 'esperar' }
  | { readonly tipo: 'devolver' }
  | { readonly tipo: 'decidir' }
  /** Parts in the order of the sales; `sobra` goes back. */
  | {
      readonly tipo: 'aplicar'
      readonly partes: readonly { readonly vndId: number; readonly valor: Centavos }[]
      readonly sobra: Centavos
    }

export function destinoDaCaucao(valor: Centavos, f: FatosDoDestino): DestinoDaCaucao {
  if (!f.leilaoEncerrado || f.lotesEmAberto > 0) return { tipo: 'esperar' }
  const em = (s: SituacaoDeVenda): boolean => f.vendas.some((v) => v.situacao === s)
  if (em('Condicional') || em('Aguardando Validação')) return { tipo: 'esperar' }
  if (em('Cliente Desistiu')) return { tipo: 'decidir' }
  const aPagar = f.vendas.filter((v) => v.situacao === 'Aguardando Pagamento' && v.restante > 0)
  if (aPagar.length === 0) return em('Aguardando Pagamento') ? { tipo: 'esperar' } : { tipo: 'devolver' }
  if (aPagar.some((v) => v.pixEmAberto)) return { tipo: 'esperar' }
  return { tipo: 'aplicar', ...repartir(valor, aPagar) }
}

function repartir(valor: Centavos, vendas: readonly VendaDoDepositante[]) {
  let sobra = valor
  const partes: { vndId: number; valor: Centavos }[] = []
  for (const v of vendas.toSorted((a, b) => a.id - b.id)) {
    const parte = Math.min(sobra, v.restante)
    if (parte <= 0) break
    partes.push({ vndId: v.id, valor: parte })
    sobra -= parte
  }
  return { partes, sobra }
}
