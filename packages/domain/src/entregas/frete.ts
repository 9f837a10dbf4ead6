/**
 * The freight simulator: value and deadline to a city, from the Pará or the Goiás origin. A city that is not in the
 * table gets its state's capital (specification, section 9), and the answer says so.
 * Refuses heavy vehicles (on request) and unknown states by answering null. One could get it wrong by matching city
 * names alone: there are a Palmas in Paraná and a Belém in Paraíba, so the state decides together with the name.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import { semAcentos } from '../comum/texto.ts'
import { FRETE_DAS_CAPITAIS, type LinhaDoFrete, ORIGENS_DO_FRETE } from './frete-capitais.ts'

export type OrigemDoFrete = keyof typeof ORIGENS_DO_FRETE

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

export function capitalDoEstado(uf: string): LinhaDoFrete | null {
  return FRETE_DAS_CAPITAIS.find((linha) => linha.uf === uf.toUpperCase()) ?? null
}

/** Value in centavos and deadline in days; null for an unknown state or a vehicle that is priced on request. */
export function simularFrete(
  origem: OrigemDoFrete,
  destino: { readonly cidade: string; readonly uf: string },
  tipo: TipoDeVeiculoDoFrete = 'LEVE',
): Frete | null {
  const capital = capitalDoEstado(destino.uf)
  const fator = FATOR_POR_TIPO[tipo]
  if (!capital || fator === null) return null
  const [reais, prazoDias] = capital[origem]
  return {
    origem: ORIGENS_DO_FRETE[origem],
    destino: { cidade: capital.capital, uf: capital.uf },
    pelaCapital: semAcentos(destino.cidade.trim()) !== semAcentos(capital.capital),
    valor: Math.round(reais * 100 * fator),
    prazoDias,
  }
}

/** All 27 rows for the page of the freight table, from one origin, in the order of regions. */
export function tabelaDeFrete(origem: OrigemDoFrete, tipo: TipoDeVeiculoDoFrete = 'LEVE'): Frete[] {
  return FRETE_DAS_CAPITAIS.flatMap((l) => simularFrete(origem, { cidade: l.capital, uf: l.uf }, tipo) ?? [])
}
