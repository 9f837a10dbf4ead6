// Export of what the filters show (all pages, up to a limit) as CSV or as a real spreadsheet.
import { chamarArquivo } from '../../core/api.ts'
import type { Coluna } from './colunas.ts'

export const MAXIMO_EXPORTADO = 5000

/** Semicolon and BOM: what a Brazilian spreadsheet program opens without questions. */
export function paraCsv<L>(colunas: readonly Coluna<L>[], linhas: readonly L[]): Blob {
  const celula = (v: unknown): string => {
    const t = v === null || v === undefined ? '' : String(v)
    // A leading = + - @ would be run as a formula by the spreadsheet program.
    const seguro = typeof v === 'string' && /^[=+\-@\t\r]/.test(t) ? `'${t}` : t
    return /[";\n\r]/.test(seguro) ? `"${seguro.replaceAll('"', '""')}"` : seguro
  }
  const texto = [
    colunas.map((c) => celula(c.titulo)).join(';'),
    ...linhas.map((l) => colunas.map((c) => celula(c.valor(l))).join(';')),
  ].join('\r\n')
  return new Blob([`\uFEFF${texto}`], { type: 'text/csv;charset=utf-8' })
}

export async function paraXlsx<L>(
  nome: string,
  colunas: readonly Coluna<L>[],
  linhas: readonly L[],
): Promise<Blob> {
  return chamarArquivo('POST /v1/retaguarda/exportar', {
    body: {
      nome,
      titulos: colunas.map((c) => c.titulo),
      linhas: linhas.map((l) => colunas.map((c) => c.valor(l) ?? null)),
    },
  })
}

export function baixar(blob: Blob, nome: string): void {
  const url = URL.createObjectURL(blob)
  const a = document.createElement('a')
  a.href = url
  a.download = nome
  a.click()
  URL.revokeObjectURL(url)
}
