/**
 * XLSX → rows, with a guard in front of the library: it unpacks the ZIP within a budget (declared sizes are not
 * trusted), looks at every cell's address, and repacks without compression, so that the library is bounded by what was
 * seen. Added here: which cells hold a formula error (the library answers "empty", which means "leave as it is"), and
 * the sheets' names.
 * Refuses bombs, addresses outside the limits, workbooks without sheets, other ZIP files (DOCX, ODS).
 */
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { InvalidSpreadsheetError, readSheet } from 'read-excel-file/universal'
import {
  aparar,
  type LeituraDaPlanilha,
  LIMITES_DE_PLANILHA,
  type LinhaLida,
  RECUSAS,
  type RecusaDaPlanilha,
  recusarPlanilha,
  type ValorDaCelula,
} from './planilha.ts'

/** What an error cell becomes: a text that no column accepts, so that the row says so. */
export const ERRO_DE_FORMULA = '#ERRO!'

/** The format's own bounds; an address outside is no spreadsheet. */
const COLUNAS_DO_FORMATO = 16_384
const LINHAS_DO_FORMATO = 1_048_576

const CORROMPIDA = recusarPlanilha(
  'corrompida',
  'A planilha está corrompida ou fora do padrão. Abra no Excel ou LibreOffice, salve como .xlsx e envie novamente.',
)
const BOMBA = recusarPlanilha(
  'bomba',
  'A planilha é grande demais quando aberta. Divida em arquivos menores.',
)
const OUTRO_ZIP = recusarPlanilha(
  'tipo-errado',
  'O arquivo não é uma planilha XLSX. Salve como .xlsx ou .csv e envie novamente.',
)

type Pacote = Record<string, Uint8Array>

function abrirPacote(bytes: Uint8Array): { readonly ok: true; readonly pacote: Pacote } | RecusaDaPlanilha {
  let total = 0
  let arquivos = 0
  let estourou = false
  try {
    const pacote = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (estourou || !/\.xml(\.rels)?$/.test(name)) return false
        total += originalSize
        estourou =
          ++arquivos > LIMITES_DE_PLANILHA.arquivosNoPacote || total > LIMITES_DE_PLANILHA.descompactado
        return !estourou
      },
    })
    return estourou ? BOMBA : { ok: true, pacote }
  } catch {
    // The unzipper throws on every malformed archive; there is nothing in its error that a person could use.
    return CORROMPIDA
  }
}

function atributo(atributos: string, nome: string): string | undefined {
  return new RegExp(`(?:^|\\s)(?:\\w+:)?${nome}="([^"]*)"`).exec(atributos)?.[1]
}

const ENTIDADES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

interface Aba {
  readonly nome: string
  readonly oculta: boolean
}

function lerAbas(pacote: Pacote): Aba[] {
  const livro = pacote['xl/workbook.xml']
  if (!livro) return []
  return [...strFromU8(livro).matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(([, atributos = '']) => ({
    nome: (atributo(atributos, 'name') ?? '').replace(/&(\w+);/g, (tudo, e: string) => ENTIDADES[e] ?? tudo),
    oculta: ['hidden', 'veryHidden'].includes(atributo(atributos, 'state') ?? ''),
  }))
}

function numeroDaColuna(letras: string): number {
  let n = 0
  for (const letra of letras) n = n * 26 + letra.charCodeAt(0) - 64
  return n
}

interface Enderecos {
  /** `row:column`, 1-based, of cells that hold a formula error. */
  readonly comErro: readonly (readonly [linha: number, coluna: number])[]
}

/** Looks at every cell of every sheet before anything is allocated for it. */
function conferirEnderecos(pacote: Pacote): Enderecos | RecusaDaPlanilha {
  const comErro: [number, number][] = []
  for (const [nome, conteudo] of Object.entries(pacote)) {
    if (!nome.startsWith('xl/worksheets/') || nome.endsWith('.rels')) continue
    // latin1 keeps one byte one character: addresses are ASCII, and no copy doubles in size.
    for (const [, atributos = ''] of strFromU8(conteudo, true).matchAll(/<(?:\w+:)?(?:c|row)\s([^>]*)>/g)) {
      const [, letras, linhas] = /(?:^|\s)r="([A-Z]*)(\d+)"/.exec(atributos) ?? []
      if (!linhas) continue
      const linha = Number(linhas)
      const coluna = numeroDaColuna(letras ?? '')
      if (linha > LINHAS_DO_FORMATO || coluna > COLUNAS_DO_FORMATO) return CORROMPIDA
      // Spreadsheet programs write formatted empty cells as `<c …/>`, far beyond the data: those are no rows.
      const vazia = coluna === 0 || atributos.endsWith('/')
      if (!vazia && coluna > LIMITES_DE_PLANILHA.colunas) return RECUSAS.colunas
      if (!vazia && linha > LIMITES_DE_PLANILHA.linhas * 2) return RECUSAS.linhas
      if (!vazia && /(?:^|\s)t="e"/.test(atributos)) comErro.push([linha, coluna])
    }
  }
  return { comErro }
}

function arredondarAoSegundo(data: Date): Date {
  // A time is kept as a fraction of a day, and comes back a thousandth of a second short.
  return new Date(Math.round(data.getTime() / 1000) * 1000)
}

function valorDaCelula(valor: unknown): ValorDaCelula {
  if (valor instanceof Date) return arredondarAoSegundo(valor)
  if (typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean') return valor
  return null
}

async function lerAba(
  pacote: Pacote,
  indice: number,
  enderecos: Enderecos,
): Promise<LinhaLida[] | RecusaDaPlanilha> {
  const semCompressao = zipSync(pacote, { level: 0 })
  try {
    const dados = await readSheet(new Blob([new Uint8Array(semCompressao)]), indice)
    const linhas = dados.map((valores, i) => ({ numero: i + 1, valores: valores.map(valorDaCelula) }))
    for (const [linha, coluna] of enderecos.comErro) {
      const alvo = linhas[linha - 1]
      if (!alvo) continue
      while (alvo.valores.length < coluna) alvo.valores.push(null)
      alvo.valores[coluna - 1] ??= ERRO_DE_FORMULA
    }
    return linhas
  } catch (erro) {
    const celula = erro instanceof InvalidSpreadsheetError ? /row (\d+), col (\d+)/.exec(erro.message) : null
    if (celula) {
      return recusarPlanilha(
        'corrompida',
        `Não foi possível ler a célula da linha ${celula[1]}, coluna ${celula[2]}. Apague a fórmula ou o formato dela e envie novamente.`,
      )
    }
    // Whatever else it throws (its own errors, or a TypeError on XML that is not a worksheet) means: unreadable.
    return CORROMPIDA
  }
}

/** Reads the sheet called `aba`, or the first visible one. Blocks for as long as it takes: run it in a worker. */
export async function lerXlsx(bytes: Uint8Array, aba?: string): Promise<LeituraDaPlanilha> {
  const aberto = abrirPacote(bytes)
  if (!aberto.ok) return aberto
  const arquivos = aberto.pacote
  if (!arquivos['xl/workbook.xml']) return OUTRO_ZIP
  const abas = lerAbas(arquivos)
  const indice = aba === undefined ? abas.findIndex((a) => !a.oculta) : abas.findIndex((a) => a.nome === aba)
  if (indice < 0) {
    return aba === undefined ? RECUSAS.vazia : recusarPlanilha('vazia', `A planilha não tem a aba “${aba}”.`)
  }
  const enderecos = conferirEnderecos(arquivos)
  if ('ok' in enderecos) return enderecos
  const lidas = await lerAba(arquivos, indice + 1, enderecos)
  if ('ok' in lidas) return lidas
  const linhas = aparar(lidas)
  if ('ok' in linhas) return linhas
  return {
    ok: true,
    planilha: {
      formato: 'xlsx',
      abas: abas.filter((a) => !a.oculta).map((a) => a.nome),
      aba: abas[indice]?.nome ?? null,
      codificacao: null,
      separador: null,
      linhas,
    },
  }
}
