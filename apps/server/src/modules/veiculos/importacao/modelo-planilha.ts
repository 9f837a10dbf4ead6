/**
 * The template that people fill in: the titles that we read, two example rows, as CSV and XLSX. It is made from the
 * table of columns, so it cannot promise a column that the import does not know (a test reads it back).
 * The CSV is UTF-8 with mark and `;`, which Excel in Portuguese opens without asking.
 */
import writeXlsxFile from 'write-excel-file/node'
import { COLUNAS } from './colunas.ts'

const DO_MODELO = COLUNAS.flatMap(({ titulo, exemplos }) => (exemplos ? [{ titulo, exemplos }] : []))
const LINHAS: readonly (readonly string[])[] = [
  DO_MODELO.map((c) => c.titulo),
  DO_MODELO.map((c) => c.exemplos[0]),
  DO_MODELO.map((c) => c.exemplos[1]),
]

function celulaCsv(texto: string): string {
  return /[;"\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto
}

export function modeloCsv(): Buffer {
  return Buffer.from(`\uFEFF${LINHAS.map((l) => l.map(celulaCsv).join(';')).join('\r\n')}\r\n`)
}

/** Every cell is text: numbers of RENAVAM keep their zeros, and years are not turned into dates. */
export async function modeloXlsx(): Promise<Buffer> {
  const [titulos = [], ...exemplos] = LINHAS
  const dados = [
    titulos.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...exemplos.map((linha) =>
      linha.map((value) => (value === '' ? null : { value, type: String, format: '@' })),
    ),
  ]
  const columns = titulos.map((titulo) => ({ width: Math.max(12, titulo.length + 4) }))
  return writeXlsxFile(dados, { sheet: 'Lotes', columns, stickyRowsCount: 1 }).toBuffer()
}
