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

export function planilha(
  nome: string,
  titulos: readonly string[],
  linhas: readonly (readonly Celula[])[],
): Promise<Buffer> {
  const cabecalho = titulos.map((t) => ({ value: t, fontWeight: 'bold' as const }))
  // A text stays a text, whatever it begins with: a sheet that runs it as a formula was not asked to.
  const corpo = linhas.map((l) =>
    l.map((v) => (v === null ? null : { value: v, type: typeof v === 'number' ? Number : String })),
  )
  return writeXlsxFile([cabecalho, ...corpo], {
    sheet: nomeDaFolha(nome),
  }).toBuffer()
}
