// The rows of an import that were not taken, as a file to put right: one line per fault. A spreadsheet reads it as text: what
// looks like a formula is not one.
import type { LinhaDaImportacao } from './importacao-lida.ts'

type Linha = Pick<LinhaDaImportacao, 'acao' | 'linha' | 'numero' | 'titulo'> & {
  readonly erros: readonly {
    readonly titulo: string
    readonly mensagem: string
    readonly valor: string
  }[]
}

const CABECA = ['Linha', 'Lote', 'Bem', 'Coluna', 'Valor', 'O que corrigir']

const celula = (texto: string): string =>
  `"${(/^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto).replaceAll('"', '""')}"`

export function linhasComErroEmCsv(linhas: readonly Linha[]): string {
  const corpo = linhas
    .filter((l) => l.acao === 'erro')
    .flatMap((l) =>
      l.erros.map((e) => [String(l.linha), l.numero ?? '', l.titulo, e.titulo, e.valor, e.mensagem]),
    )
  // The mark at the beginning tells spreadsheets that the text is UTF-8.
  return `\uFEFF${[CABECA, ...corpo].map((l) => l.map(celula).join(';')).join('\r\n')}\r\n`
}
