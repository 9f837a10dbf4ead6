/**
 * The freight simulator: value and deadline to a city, from a yard's state or the origin that serves it. A city that is not in the
 * table gets its state's capital (specification, section 9), and the answer says so. A hotsite may have its own
 * values and deadlines; a capital that its table leaves out has no freight from there. Refuses heavy vehicles (on
 * request) and unknown states by answering null.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import { semAcentos } from '../comum/texto.ts'
import { FRETE_DAS_CAPITAIS, type LinhaDoFrete } from './frete-capitais.ts'

/** The state that a freight leaves from. */
export type OrigemDoFrete = string
/** Those of the product's own table; a hotsite's may have others. */
const ORIGENS = ['PA', 'GO'] as const

/** The product's origins, then those that a table adds. */
export const origensDaTabela = (tabela: readonly { readonly origem: string }[]): OrigemDoFrete[] => [
  ...new Set<string>([...ORIGENS, ...tabela.map((l) => l.origem).toSorted()]),
]
export const nomeDaOrigem = (origem: OrigemDoFrete): string => capitalDoEstado(origem)?.capital ?? origem

/** Against the table, which is for cars; null is "on request". */
const FATOR_POR_TIPO: Record<'LEVE' | 'MOTO' | 'UTILITARIO' | 'PESADO', number | null> = {
  LEVE: 1,
  MOTO: 0.5,
  UTILITARIO: 1.25,
  PESADO: null,
}

export type TipoDeVeiculoDoFrete = keyof typeof FATOR_POR_TIPO

export interface Frete {
  readonly origem: string
  readonly destino: { readonly cidade: string; readonly uf: string }
  /** True when the capital stands for the city that was asked for. */
  readonly pelaCapital: boolean
  readonly valor: Centavos
  readonly prazoDias: number
}

/** One row of a table: a car, from one origin to the capital of one state. */
export interface LinhaDaTabelaDeFrete {
  readonly uf: string
  readonly origem: OrigemDoFrete
  readonly valor: Centavos
  readonly prazoDias: number
}

/** The product's own table, for hotsites that have none. */
export const TABELA_DE_FRETE_PADRAO: readonly LinhaDaTabelaDeFrete[] = FRETE_DAS_CAPITAIS.flatMap((l) =>
  ORIGENS.map((origem) => ({ uf: l.uf, origem, valor: l[origem][0] * 100, prazoDias: l[origem][1] })),
)

export function capitalDoEstado(uf: string): LinhaDoFrete | null {
  return FRETE_DAS_CAPITAIS.find((linha) => linha.uf === uf.toUpperCase()) ?? null
}

/**
 * Value in centavos and deadline in days; null for an unknown state or a vehicle that is priced on request. By city
 * and state: there are a Palmas in Paraná and a Belém in Paraíba.
 */
export function simularFrete(
  origem: OrigemDoFrete,
  destino: { readonly cidade: string; readonly uf: string },
  tipo: TipoDeVeiculoDoFrete = 'LEVE',
  tabela: readonly LinhaDaTabelaDeFrete[] = TABELA_DE_FRETE_PADRAO,
): Frete | null {
  const capital = capitalDoEstado(destino.uf)
  const linha = tabela.find((l) => l.uf === capital?.uf && l.origem === origem)
  const fator = FATOR_POR_TIPO[tipo]
  if (!capital || !linha || fator === null) return null
  return {
    origem: nomeDaOrigem(origem),
    destino: { cidade: capital.capital, uf: capital.uf },
    pelaCapital: semAcentos(destino.cidade.trim()) !== semAcentos(capital.capital),
    valor: Math.round(linha.valor * fator),
    prazoDias: linha.prazoDias,
  }
}

/** States whose goods leave from Belém, all others from Goiânia, where the table has no rows from their own. */
const DO_NORTE: ReadonlySet<string> = new Set(['PA', 'AP', 'AM', 'RR', 'MA', 'PI', 'CE'])

/**
 * The origin that serves goods standing in this state: their own where the table has rows from it. Within a state only
 * that one serves: null is "on request", for a lorry from another state has no price for a way inside this one.
 */
export function origemDoFrete(
  uf: string | null,
  destinoUf: string,
  tabela: readonly LinhaDaTabelaDeFrete[] = TABELA_DE_FRETE_PADRAO,
): OrigemDoFrete | null {
  if (uf !== null && tabela.some((l) => l.origem === uf)) return uf
  if (uf !== null && uf === destinoUf.toUpperCase()) return null
  return uf !== null && DO_NORTE.has(uf) ? 'PA' : 'GO'
}

/** From where the goods stand to their buyer; null: on request. */
export function freteDoPatio(
  uf: string | null,
  destino: { readonly cidade: string; readonly uf: string },
  tipo: TipoDeVeiculoDoFrete,
  tabela: readonly LinhaDaTabelaDeFrete[] = TABELA_DE_FRETE_PADRAO,
): Frete | null {
  const origem = origemDoFrete(uf, destino.uf, tabela)
  return origem === null ? null : simularFrete(origem, destino, tipo, tabela)
}

const TIPO_POR_CATEGORIA: Readonly<Record<string, TipoDeVeiculoDoFrete>> = {
  Carros: 'LEVE',
  Recuperável: 'LEVE',
  Moto: 'MOTO',
  Utilitários: 'UTILITARIO',
  Pesados: 'PESADO',
}

/** What the table calls goods of a display category; null for goods that no lorry brings by the table. */
export const tipoDoFrete = (categoria: string): TipoDeVeiculoDoFrete | null =>
  TIPO_POR_CATEGORIA[categoria] ?? null
