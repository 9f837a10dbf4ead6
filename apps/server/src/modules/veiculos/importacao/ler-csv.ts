/**
 * CSV as Brazilian programs write it: UTF-8 (with or without mark) or Windows-1252, separated by `;`, `,` or tab, with
 * quotes, line breaks inside quotes, and Excel's first line `sep=;`. Everything stays text: what a value means is
 * decided by its column. Refuses binary content and quotes that never close.
 * The separator is not the most frequent sign: prices are full of commas.
 */
import { CsvError, parse } from 'csv-parse/sync'
import {
  aparar,
  type LeituraDaPlanilha,
  LIMITES_DE_PLANILHA,
  type LinhaLida,
  type Planilha,
  recusarPlanilha,
} from './planilha.ts'

type Separador = NonNullable<Planilha['separador']>
type Codificacao = NonNullable<Planilha['codificacao']>

const SEPARADORES: readonly Separador[] = [';', '\t', ',']
const LINHAS_DE_AMOSTRA = 20

interface Texto {
  readonly texto: string
  readonly codificacao: Codificacao
}

/** Null when it is no text. Windows-1252 reads anything, so NUL bytes are what tells a binary file. */
export function decodificar(bytes: Uint8Array): Texto | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { texto: new TextDecoder('utf-16le').decode(bytes), codificacao: 'utf-16le' }
  }
  if (bytes.includes(0)) return null
  try {
    return { texto: new TextDecoder('utf-8', { fatal: true }).decode(bytes), codificacao: 'utf-8' }
  } catch {
    // Not UTF-8, and that is the whole answer: the older Brazilian spreadsheets are Windows-1252.
    return { texto: new TextDecoder('windows-1252').decode(bytes), codificacao: 'windows-1252' }
  }
}

/** How often each separator stands outside quotes, line by line. */
function contar(texto: string): Map<Separador, number[]> {
  const contas = new Map<Separador, number[]>(SEPARADORES.map((s) => [s, []]))
  const atual = new Map<Separador, number>()
  let entreAspas = false
  let linhas = 0
  const fecharLinha = (): void => {
    for (const s of SEPARADORES) contas.get(s)?.push(atual.get(s) ?? 0)
    atual.clear()
    linhas++
  }
  for (const letra of texto.slice(0, 200_000)) {
    if (letra === '"') entreAspas = !entreAspas
    else if (letra === '\n' && !entreAspas) fecharLinha()
    else if (!entreAspas && (letra === ';' || letra === '\t' || letra === ',')) {
      atual.set(letra, (atual.get(letra) ?? 0) + 1)
    }
    if (linhas >= LINHAS_DE_AMOSTRA) return contas
  }
  if (atual.size > 0) fecharLinha()
  return contas
}

/** The separator that cuts most lines into the same number of cells. `;` when none does: then there is one column. */
export function acharSeparador(texto: string): Separador {
  let melhor: Separador = ';'
  let maior = 0
  for (const [separador, porLinha] of contar(texto)) {
    const vezes = new Map<number, number>()
    for (const n of porLinha) if (n > 0) vezes.set(n, (vezes.get(n) ?? 0) + 1)
    for (const [quantidade, linhas] of vezes) {
      const pontos = quantidade * linhas
      if (pontos > maior) [melhor, maior] = [separador, pontos]
    }
  }
  return melhor
}

/** Excel's own hint, a first line that its users do not see and that does not count as row 1. */
function dicaDoExcel(texto: string): { separador: Separador; resto: string } | null {
  const dica = /^sep=([;,\t])\r?\n/i.exec(texto)
  const separador = SEPARADORES.find((s) => s === dica?.[1])
  return dica && separador ? { separador, resto: texto.slice(dica[0].length) } : null
}

export function lerCsv(bytes: Uint8Array): LeituraDaPlanilha {
  const decodificado = decodificar(bytes)
  if (!decodificado) return recusarPlanilha('tipo-errado', 'O arquivo não é uma planilha XLSX nem um CSV.')
  const texto = decodificado.texto.replace(/^\uFEFF/, '')
  const dica = dicaDoExcel(texto)
  const separador = dica?.separador ?? acharSeparador(texto)
  let registros: string[][]
  try {
    registros = parse(dica?.resto ?? texto, {
      delimiter: separador,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: LIMITES_DE_PLANILHA.colunas * LIMITES_DE_PLANILHA.caracteres,
      // Blank rows do not count towards the limit, but an endless run of them must end somewhere.
      to: LIMITES_DE_PLANILHA.linhas * 10,
    })
  } catch (erro) {
    if (!(erro instanceof CsvError)) throw erro
    if (erro.code === 'CSV_QUOTE_NOT_CLOSED') {
      return recusarPlanilha(
        'corrompida',
        'Há aspas que abrem e não fecham no arquivo CSV. Corrija e envie novamente.',
      )
    }
    return recusarPlanilha(
      'corrompida',
      `Não foi possível ler o CSV perto da linha ${Number(erro.lines) || 1}.`,
    )
  }
  const linhas: LinhaLida[] = registros.map((valores, i) => ({ numero: i + 1, valores }))
  const aparadas = aparar(linhas)
  if ('ok' in aparadas) return aparadas
  return {
    ok: true,
    planilha: {
      formato: 'csv',
      abas: [],
      aba: null,
      codificacao: decodificado.codificacao,
      separador,
      linhas: aparadas,
    },
  }
}
