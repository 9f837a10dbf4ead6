/**
 * A spreadsheet after reading, whatever its format: rows of plain values with the numbers that the spreadsheet program
 * shows beside them, so that a message can say "linha 5, coluna C" and the person finds the cell.
 * Limits stand here because every reader keeps them.
 */

/** Dates are wall time written as UTC: the cell that shows 20/11/2026 15:30 is 2026-11-20T15:30Z. */
export type ValorDaCelula = string | number | boolean | Date | null

export interface LinhaLida {
  /** 1-based, as the spreadsheet program counts. */
  readonly numero: number
  readonly valores: readonly ValorDaCelula[]
}

export type FormatoDaPlanilha = 'xlsx' | 'csv'

export interface Planilha {
  readonly formato: FormatoDaPlanilha
  /** Of an XLSX, in its order; the one that was read comes as `aba`. */
  readonly abas: readonly string[]
  readonly aba: string | null
  /** Of a CSV: what was found out about it. */
  readonly codificacao: 'utf-8' | 'utf-16le' | 'windows-1252' | null
  readonly separador: ';' | ',' | '\t' | null
  /** Rows that hold something, in order; blank ones are left out but keep their number. */
  readonly linhas: readonly LinhaLida[]
}

export const LIMITES_DE_PLANILHA = {
  bytes: 20 * 1024 * 1024,
  linhas: 20_000,
  colunas: 200,
  /** What one cell may hold: the spreadsheet programs' own limit. */
  caracteres: 32_767,
  /** Unpacked XML of an XLSX. 20,000 rows of 40 columns are about 40 MB. */
  descompactado: 100 * 1024 * 1024,
  arquivosNoPacote: 2000,
  milissegundos: 20_000,
  memoriaMb: 768,
} as const

export type MotivoDeRecusa =
  | 'vazia'
  | 'grande-demais'
  | 'linhas-demais'
  | 'colunas-demais'
  | 'tipo-errado'
  | 'corrompida'
  | 'bomba'
  | 'demorada'

export interface RecusaDaPlanilha {
  readonly ok: false
  readonly motivo: MotivoDeRecusa
  readonly mensagem: string
}

export type LeituraDaPlanilha = { readonly ok: true; readonly planilha: Planilha } | RecusaDaPlanilha

export function recusarPlanilha(motivo: MotivoDeRecusa, mensagem: string): RecusaDaPlanilha {
  return { ok: false, motivo, mensagem }
}

const comPontos = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '.')

export const RECUSAS = {
  vazia: recusarPlanilha('vazia', 'A planilha está vazia.'),
  linhas: recusarPlanilha(
    'linhas-demais',
    `A planilha tem mais de ${comPontos(LIMITES_DE_PLANILHA.linhas)} linhas. Divida em arquivos menores.`,
  ),
  colunas: recusarPlanilha(
    'colunas-demais',
    `A planilha tem mais de ${LIMITES_DE_PLANILHA.colunas} colunas. Apague as que não serão usadas.`,
  ),
} as const

/** 0 → A, 25 → Z, 26 → AA: the letters over the columns. */
export function letraDaColuna(indice: number): string {
  let resto = indice + 1
  let letras = ''
  while (resto > 0) {
    letras = String.fromCharCode(65 + ((resto - 1) % 26)) + letras
    resto = Math.floor((resto - 1) / 26)
  }
  return letras
}

/** `C5`, from a 0-based column and a 1-based row. */
export function enderecoDaCelula(coluna: number, linha: number): string {
  return `${letraDaColuna(coluna)}${linha}`
}

export function celulaVazia(valor: ValorDaCelula | undefined): boolean {
  return valor === null || valor === undefined || (typeof valor === 'string' && valor.trim() === '')
}

/** Drops blank rows and trailing blank cells, and checks the limits on what is left. */
export function aparar(linhas: readonly LinhaLida[]): readonly LinhaLida[] | RecusaDaPlanilha {
  const cheias: LinhaLida[] = []
  for (const { numero, valores } of linhas) {
    const ultima = valores.findLastIndex((v) => !celulaVazia(v))
    if (ultima < 0) continue
    if (ultima >= LIMITES_DE_PLANILHA.colunas) return RECUSAS.colunas
    if (cheias.length >= LIMITES_DE_PLANILHA.linhas) return RECUSAS.linhas
    for (const [i, valor] of valores.entries()) {
      if (typeof valor === 'string' && valor.length > LIMITES_DE_PLANILHA.caracteres) {
        return recusarPlanilha('grande-demais', `A célula ${enderecoDaCelula(i, numero)} tem texto demais.`)
      }
    }
    cheias.push({ numero, valores: valores.slice(0, ultima + 1) })
  }
  return cheias.length === 0 ? RECUSAS.vazia : cheias
}
