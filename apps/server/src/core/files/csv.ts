// Rows as CSV: semicolon and BOM, which a Brazilian spreadsheet program opens without questions.
import type { Celula } from './planilha.ts'

export const TIPO_CSV = 'text/csv; charset=utf-8'

function celula(v: Celula): string {
  if (v === null) return ''
  if (typeof v === 'number') return String(v).replace('.', ',')
  // A leading = + - @ would be run as a formula.
  const seguro = /^[=+\-@\t\r]/.test(v) ? `'${v}` : v
  return /[";\n\r]/.test(seguro) ? `"${seguro.replaceAll('"', '""')}"` : seguro
}

export function emCsv(titulos: readonly string[], linhas: readonly (readonly Celula[])[]): Buffer {
  const texto = [titulos, ...linhas].map((l) => l.map(celula).join(';')).join('\r\n')
  return Buffer.from(`\uFEFF${texto}`, 'utf8')
}
