/**
 * The freight simulator: value and deadline to a city, from the Pará or the Goiás origin. A city that is not in the
 * table gets its state's capital (specification, section 9), and the answer says so. A hotsite may have its own
 * values and deadlines; a capital that its table leaves out has no freight from there. Refuses heavy vehicles (on
 * request) and unknown states by answering null.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import { semAcentos } from '../comum/texto.ts'
import { FRETE_DAS_CAPITAIS, type LinhaDoFrete, ORIGENS_DO_FRETE } from './frete-capitais.ts'

export type OrigemDoFrete = keyof typeof ORIGENS_DO_FRETE
export const ORIGENS: readonly OrigemDoFrete[] = ['PA', 'GO']

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
    origem: ORIGENS_DO_FRETE[origem],
    destino: { cidade: capital.capital, uf: capital.uf },
    pelaCapital: semAcentos(destino.cidade.trim()) !== semAcentos(capital.capital),
    valor: Math.round(linha.valor * fator),
    prazoDias: linha.prazoDias,
  }
}

/** States whose goods leave from Belém; all others leave from Goiânia. */
const DO_NORTE: ReadonlySet<string> = new Set(['PA', 'AP', 'AM', 'RR', 'MA', 'PI', 'CE'])

/** The origin that serves goods standing in this state; null: where they stand is not known. */
export const origemDoFrete = (uf: string | null): OrigemDoFrete =>
  uf !== null && DO_NORTE.has(uf) ? 'PA' : 'GO'

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

/** All rows for the page of the freight table, from one origin, in the order of regions. */
export function tabelaDeFrete(
  origem: OrigemDoFrete,
  tipo: TipoDeVeiculoDoFrete = 'LEVE',
  tabela: readonly LinhaDaTabelaDeFrete[] = TABELA_DE_FRETE_PADRAO,
): Frete[] {
  return FRETE_DAS_CAPITAIS.flatMap(
    (l) => simularFrete(origem, { cidade: l.capital, uf: l.uf }, tipo, tabela) ?? [],
  )
}
