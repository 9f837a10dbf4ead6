// Periods by name: a saved report that says "last month" means another month each time it is read.
import { diaEmBrasilia, somarDias } from '../calendario/tempo-brasilia.ts'

export const PERIODOS = {
  7: 'Últimos 7 dias',
  30: 'Últimos 30 dias',
  90: 'Últimos 90 dias',
  365: 'Últimos 12 meses',
  1825: 'Últimos 5 anos',
  mes: 'Este mês',
  mesPassado: 'Mês passado',
  ano: 'Este ano',
  tudo: 'Tudo',
  datas: 'Entre datas',
} as const
export type PeriodoDeRelatorio = `${keyof typeof PERIODOS}`
export const NOMES_DOS_PERIODOS = Object.keys(PERIODOS) as PeriodoDeRelatorio[]

export interface Limites {
  /** first and last day, Brasília; null: open */
  readonly de: string | null
  readonly ate: string | null
}

/** `datas` takes the days that the person gave; all others count from today. */
export function limitesDoPeriodo(periodo: PeriodoDeRelatorio, agora: number, datas: Limites): Limites {
  const hoje = diaEmBrasilia(agora)
  const primeiroDoMes = `${hoje.slice(0, 7)}-01`
  switch (periodo) {
    case 'datas':
      return datas
    case 'tudo':
      return { de: null, ate: null }
    case 'mes':
      return { de: primeiroDoMes, ate: hoje }
    case 'ano':
      return { de: `${hoje.slice(0, 4)}-01-01`, ate: hoje }
    case 'mesPassado': {
      const ate = somarDias(primeiroDoMes, -1)
      return { de: `${ate.slice(0, 7)}-01`, ate }
    }
    default:
      return { de: somarDias(hoje, 1 - Number(periodo)), ate: hoje }
  }
}
