/**
 * What a stay costs, and whom. Two counts that never overlap: the consignor's, from the entry on, after his free days and
 * until the sale released the vehicle; the buyer's, from the last free day of the purchase on. The contract's table says
 * which of them are charged.
 */
import type { Dia } from '../calendario/dia.ts'
import { diasEntre, somarDias } from '../calendario/tempo-brasilia.ts'
import type { Centavos } from '../comum/dinheiro.ts'
import { custoDaEstadia } from '../entregas/estadia-da-compra.ts'

export const QUEM_PAGA_DIARIA = ['comprador', 'comitente', 'ambos', 'ninguem'] as const
export type QuemPagaDiaria = (typeof QUEM_PAGA_DIARIA)[number]
export const ROTULO_DE_QUEM_PAGA: Readonly<Record<QuemPagaDiaria, string>> = {
  comprador: 'Comprador, depois da venda',
  comitente: 'Comitente, antes da venda',
  ambos: 'Comitente antes, comprador depois',
  ninguem: 'Ninguém',
}

export interface TabelaDeDiaria {
  readonly diaria: Centavos
  readonly diasLivresDoComitente: number
  readonly quemPaga: QuemPagaDiaria
}

export interface TabelaCandidata extends TabelaDeDiaria {
  readonly patId: number | null
  readonly comId: number | null
  readonly desde: Dia
}

/** The table that counts on a day: the most particular one (consignor, then yard), of those the newest. */
export function tabelaVigente<T extends TabelaCandidata>(
  tabelas: readonly T[],
  de: { readonly patId: number; readonly comId: number },
  dia: Dia,
): T | null {
  const serve = (t: T): boolean =>
    t.desde <= dia && (t.patId === null || t.patId === de.patId) && (t.comId === null || t.comId === de.comId)
  const peso = (t: T): number => (t.comId === null ? 0 : 2) + (t.patId === null ? 0 : 1)
  return (
    tabelas.filter(serve).toSorted((a, b) => peso(b) - peso(a) || b.desde.localeCompare(a.desde))[0] ?? null
  )
}

export interface EstadiaParaContar {
  readonly entrada: Dia
  readonly saida: Dia | null
  /** the day on which the sale closed; null while it is not sold */
  readonly liberadaEm: Dia | null
  /** last free day of the purchase; null while it is not sold */
  readonly dataFimEstadia: Dia | null
}
export interface Parte {
  readonly dias: number
  readonly valor: Centavos
}
export interface ContasDaEstadia {
  readonly comitente: Parte
  readonly comprador: Parte
}

const NADA: Parte = { dias: 0, valor: 0 }

export function contasDaEstadia(t: TabelaDeDiaria | null, e: EstadiaParaContar, hoje: Dia): ContasDaEstadia {
  if (t === null) return { comitente: NADA, comprador: NADA }
  const fimDoComitente = e.liberadaEm ?? e.saida ?? hoje
  const dias = Math.max(0, diasEntre(somarDias(e.entrada, t.diasLivresDoComitente), fimDoComitente))
  const comitente = { dias, valor: dias * t.diaria }
  const c =
    e.dataFimEstadia === null
      ? null
      : custoDaEstadia({ dataFimEstadia: e.dataFimEstadia, saida: e.saida, diaria: t.diaria }, hoje)
  return {
    comitente: t.quemPaga === 'comitente' || t.quemPaga === 'ambos' ? comitente : NADA,
    comprador:
      c !== null && (t.quemPaga === 'comprador' || t.quemPaga === 'ambos')
        ? { dias: c.diasExcedentes, valor: c.valor }
        : NADA,
  }
}
