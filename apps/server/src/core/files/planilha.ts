// A sheet of rows as XLSX.
import writeXlsxFile from 'write-excel-file/node'
import { nomeDeArquivo } from '../http/nome-de-arquivo.ts'

export const TIPO_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Excel's rules for the name of a sheet: what a file's name may not hold, no quotes at its ends, 31 letters. */
const nomeDaFolha = (nome: string): string =>
  nomeDeArquivo(nome)
    .slice(0, 31)
    .toWellFormed()
    .replace(/^[' ]+|[' ]+$/g, '') || 'Lista'

export type Celula = string | number | null

/** How a sheet writes reais: with its own separators. */
export const DINHEIRO_NA_PLANILHA = '#,##0.00'

/** Letters; what is longer is read in its cell. A column is measured by its first rows. */
const [ESTREITA, LARGA, MEDIDAS] = [8, 48, 500]
function larguraDe(titulo: string, coluna: number, linhas: readonly (readonly Celula[])[]): number {
  const letras = linhas.slice(0, MEDIDAS).map((l) => {
    const v = l[coluna] ?? null
    // Separators and the two digits after the comma.
    return typeof v === 'number' ? String(Math.trunc(v)).length * 1.3 + 3 : (v ?? '').length
  })
  return Math.min(LARGA, Math.max(ESTREITA, titulo.length, ...letras) + 2)
}

/** `formatos`: how the numbers of a column are written, by the place of the column. */
export function planilha(
  nome: string,
  titulos: readonly string[],
  linhas: readonly (readonly Celula[])[],
  formatos: readonly (string | undefined)[] = [],
): Promise<Buffer> {
  const cabecalho = titulos.map((t) => ({ value: t, fontWeight: 'bold' as const }))
  // A text stays a text, whatever it begins with: a sheet that runs it as a formula was not asked to.
  const celula = (v: Celula, i: number) => {
    if (v === null) return null
    if (typeof v === 'string') return { value: v, type: String }
    const format = formatos[i]
    return { value: v, type: Number, ...(format === undefined ? {} : { format }) }
  }
  return writeXlsxFile([cabecalho, ...linhas.map((l) => l.map(celula))], {
    sheet: nomeDaFolha(nome),
    columns: titulos.map((t, i) => ({ width: larguraDe(t, i, linhas) })),
    stickyRowsCount: 1,
  }).toBuffer()
}
