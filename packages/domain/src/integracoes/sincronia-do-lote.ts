/**
 * What a bank is told of one of its lots next: first that it is there, then how the auction ended, that the consignor is
 * asked, and that a sale which it knows was undone. What was told already is not told again.
 */
import type { ResultadoDeLote } from './resultado-para-fora.ts'

export const OPERACOES_DE_LOTE = [
  'LOTES',
  'ARREMATE',
  'CONTRAPROPOSTA',
  'NAO_ARREMATE',
  'CANCELAR_VENDA',
] as const
export type OperacaoDeLote = (typeof OPERACOES_DE_LOTE)[number]
export const ROTULO_DA_OPERACAO_DE_LOTE: Readonly<Record<OperacaoDeLote, string>> = {
  LOTES: 'Lote',
  ARREMATE: 'Arremate',
  CONTRAPROPOSTA: 'Contraproposta',
  NAO_ARREMATE: 'Não arrematado',
  CANCELAR_VENDA: 'Venda cancelada',
}
/** What a mark says, for people; empty when nothing was told yet. */
export function rotuloDaMarca(marca: string): string {
  const operacao = OPERACOES_DE_LOTE.find((o) => o === marca.split('|')[0])
  return operacao === undefined ? '' : ROTULO_DA_OPERACAO_DE_LOTE[operacao]
}

export interface FatosDaSincronia {
  readonly resultado: ResultadoDeLote | null
  /** centavos */
  readonly valor: number | null
  /** since when the lot is what it is, ms: each conditional is asked about, also one like the one before */
  readonly desde: number
  /** the mark of what was told last; empty: nothing */
  readonly dito: string
  /** it was told of a sale that still stands */
  readonly vendidoDito: boolean
}

export interface Proxima {
  readonly operacao: OperacaoDeLote
  readonly marca: string
}

const DE: Readonly<Record<ResultadoDeLote, OperacaoDeLote>> = {
  arrematado: 'ARREMATE',
  condicional: 'CONTRAPROPOSTA',
  naoArrematado: 'NAO_ARREMATE',
  retirado: 'NAO_ARREMATE',
}

export function proximaSincronia(f: FatosDaSincronia): Proxima | null {
  if (f.dito === '') return { operacao: 'LOTES', marca: 'LOTES' }
  if (f.resultado === null)
    return f.vendidoDito ? { operacao: 'CANCELAR_VENDA', marca: 'CANCELAR_VENDA' } : null
  const operacao = f.vendidoDito && f.resultado !== 'arrematado' ? 'CANCELAR_VENDA' : DE[f.resultado]
  if (operacao === 'CANCELAR_VENDA') return f.dito === operacao ? null : { operacao, marca: operacao }
  const marca = `${operacao}|${f.valor ?? 0}`
  if (marca === f.dito) return null
  if (operacao !== 'CONTRAPROPOSTA') return { operacao, marca }
  const pergunta = `${marca}|${f.desde}`
  return pergunta === f.dito ? null : { operacao, marca: pergunta }
}
