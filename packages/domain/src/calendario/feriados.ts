/**
 * Holidays of a year. National ones are computed from the law (20 November since Lei 14.759/2023); Carnaval and
 * Corpus Christi are not national, but banks do not settle on them (Resolução CMN 4.880/2020), hence scope
 * `bancario`. State and municipal ones come from the product's table `feriado` in the same shape.
 */
import type { Dia } from './dia.ts'
import { somarDias } from './tempo-brasilia.ts'

export interface Feriado {
  readonly dia: Dia
  readonly nome: string
  readonly ambito: 'nacional' | 'estadual' | 'municipal' | 'bancario'
  /** State code, for `estadual`. */
  readonly uf?: string
  /** IBGE code of the municipality, for `municipal`. */
  readonly ibge?: string
}

/** Day and month, name, first year in force. Leis 662/1949, 6.802/1980, 10.607/2002, 14.759/2023. */
const FIXOS = [
  ['01-01', 'Confraternização Universal', 0],
  ['04-21', 'Tiradentes', 0],
  ['05-01', 'Dia do Trabalho', 0],
  ['09-07', 'Independência do Brasil', 0],
  ['10-12', 'Nossa Senhora Aparecida', 1980],
  ['11-02', 'Finados', 0],
  ['11-15', 'Proclamação da República', 0],
  ['11-20', 'Dia Nacional de Zumbi e da Consciência Negra', 2024],
  ['12-25', 'Natal', 0],
] as const

/** Days from Easter, name, scope. */
const MOVEIS = [
  [-48, 'Carnaval (segunda-feira)', 'bancario'],
  [-47, 'Carnaval (terça-feira)', 'bancario'],
  [-2, 'Sexta-feira da Paixão', 'nacional'],
  [60, 'Corpus Christi', 'bancario'],
] as const

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function pascoa(ano: number): Dia {
  const a = ano % 19
  const b = Math.floor(ano / 100)
  const c = ano % 100
  const d = Math.floor((b + 8) / 25)
  const e = Math.floor((b - d + 1) / 3)
  const f = (19 * a + b - Math.floor(b / 4) - e + 15) % 30
  const g = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - f - (c % 4)) % 7
  const h = Math.floor((a + 11 * f + 22 * g) / 451)
  const n = f + g - 7 * h + 114
  const mes = String(Math.floor(n / 31)).padStart(2, '0')
  return `${ano}-${mes}-${String((n % 31) + 1).padStart(2, '0')}`
}

/** National and bank-only holidays of one year, in order of date. */
export function feriadosDoAno(ano: number): Feriado[] {
  const domingo = pascoa(ano)
  const fixos = FIXOS.filter(([, , desde]) => ano >= desde).map(
    ([mesDia, nome]): Feriado => ({ dia: `${ano}-${mesDia}`, nome, ambito: 'nacional' }),
  )
  const moveis = MOVEIS.map(
    ([dias, nome, ambito]): Feriado => ({ dia: somarDias(domingo, dias), nome, ambito }),
  )
  return [...fixos, ...moveis].sort((x, y) => (x.dia < y.dia ? -1 : 1))
}

/** The same for a run of years, both ends included: what a calendar over a year's end needs. */
export function feriadosDosAnos(primeiro: number, ultimo: number): Feriado[] {
  const todos: Feriado[] = []
  for (let ano = primeiro; ano <= ultimo; ano++) todos.push(...feriadosDoAno(ano))
  return todos
}
