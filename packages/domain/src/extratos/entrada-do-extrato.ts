// One entry of a bank statement or of a settlement spreadsheet, and what could not be read of a file.
import type { Dia } from '../calendario/dia.ts'
import type { Centavos } from '../comum/dinheiro.ts'

export const TIPOS_DE_EXTRATO = ['OFX', 'CSV', 'PLANILHA'] as const
export type TipoDeExtrato = (typeof TIPOS_DE_EXTRATO)[number]
export const MAXIMO_DE_LINHAS = 5000

export interface LinhaDoExtrato {
  /** the same entry in two files has the same one */
  readonly chave: string
  readonly dia: Dia
  readonly valor: Centavos
  readonly descricao: string
  /** the sale that a spreadsheet names */
  readonly vndInformada: number | null
}
export interface ErroDoExtrato {
  readonly linha: number
  readonly campo: string
  readonly erro: string
}
export interface ExtratoLido {
  readonly linhas: readonly LinhaDoExtrato[]
  readonly erros: readonly ErroDoExtrato[]
}

/** `1.234,56`, `1234.56`, `R$ 10`, `-3,50`, or null. */
export function centavosDoTexto(texto: string): Centavos | null {
  const limpo = texto.replace(/[R$\s]/g, '')
  const brasileiro = /^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(limpo) || /^-?\d+,\d{1,2}$/.test(limpo)
  const n = brasileiro ? limpo.replaceAll('.', '').replace(',', '.') : limpo
  if (!/^[+-]?\d+(\.\d{1,2})?$/.test(n)) return null
  const valor = Math.round(Number(n) * 100)
  return Math.abs(valor) <= 99_999_999_999 ? valor : null
}

/** `09/03/2026`, `2026-03-09…`, `20260309…`, or null. */
export function diaDoTexto(texto: string): Dia | null {
  const t = texto.trim()
  const br = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(t)
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(t)
  const [ano, mes, dia] = br ? [br[3], br[2], br[1]] : iso ? [iso[1], iso[2], iso[3]] : []
  if (ano === undefined) return null
  const d = `${ano}-${mes}-${dia}`
  const ms = Date.parse(`${d}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(d) ? d : null
}
