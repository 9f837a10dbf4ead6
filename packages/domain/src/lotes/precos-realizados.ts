// For how much a make and model were sold: numbers of sales that stand, and the address of their page. The median, not the
// mean: one burnt car must not say what a model is worth. Two spellings of a model with one address are one model.
import { diaEmBrasilia } from '../calendario/tempo-brasilia.ts'
import type { Centavos } from '../comum/dinheiro.ts'
import { slug } from '../comum/texto.ts'

export type Venda = {
  /** of the hammer, ISO */
  readonly data: string
  readonly valor: Centavos
  readonly anoModelo: number | null
  /** of the same good when it was sold; null: not known */
  readonly fipe: Centavos | null
}

export type ResumoDeVendas = {
  readonly quantidade: number
  readonly mediana: Centavos
  readonly menor: Centavos
  readonly maior: Centavos
  /** median of price by FIPE, percent; null: of none is FIPE known */
  readonly parteDaFipe: number | null
  /** `2026-11`, the oldest first */
  readonly porMes: readonly { mes: string; quantidade: number; mediana: Centavos }[]
  /** the newest first; sales without a model year are in none */
  readonly porAno: readonly { ano: number; quantidade: number; mediana: Centavos }[]
}

/** Of an even number, the mean of the two in the middle, rounded; of none, 0. */
export function mediana(valores: readonly number[]): number {
  const em = valores.toSorted((a, b) => a - b)
  const meio = Math.floor(em.length / 2)
  const [antes, depois] = [em[meio - 1] ?? 0, em[meio] ?? 0]
  return em.length % 2 === 1 ? depois : Math.round((antes + depois) / 2)
}

const doGrupo = (vendas: readonly Venda[]) => ({
  quantidade: vendas.length,
  mediana: mediana(vendas.map((v) => v.valor)),
})

/** Null: nothing was sold. */
export function resumirVendas(vendas: readonly Venda[]): ResumoDeVendas | null {
  if (vendas.length === 0) return null
  const valores = vendas.map((v) => v.valor)
  const partes = vendas.flatMap((v) => (v.fipe ? [(v.valor / v.fipe) * 100] : []))
  const meses = Map.groupBy(vendas, (v) => diaEmBrasilia(Date.parse(v.data)).slice(0, 7))
  const comAno = vendas.filter((v) => v.anoModelo !== null)
  const anos = Map.groupBy(comAno, (v) => v.anoModelo as number)
  return {
    ...doGrupo(vendas),
    menor: Math.min(...valores),
    maior: Math.max(...valores),
    parteDaFipe: partes.length === 0 ? null : Math.round(mediana(partes)),
    porMes: [...meses].map(([mes, v]) => ({ mes, ...doGrupo(v) })).sort((a, b) => (a.mes < b.mes ? -1 : 1)),
    porAno: [...anos].map(([ano, v]) => ({ ano, ...doGrupo(v) })).sort((a, b) => b.ano - a.ano),
  }
}

/** Both have a word for the address: others have no page. */
export const temPrecos = (marca: string, modelo: string): boolean => slug(marca) !== '' && slug(modelo) !== ''

export const caminhoDosPrecos = (marca: string, modelo: string): string =>
  `/precos/${slug(marca)}/${slug(modelo)}`
