/**
 * The door for spreadsheets: bytes in, rows out, or one Portuguese sentence why not. The reading runs in a thread of
 * its own with a limit of time and memory, because 20 MB of XML take seconds, and the process that reads them also
 * carries bids. What kind of file it is comes from its content, never from its name.
 * One could get it wrong by parsing on the main thread "because files are small": one large sheet stops the room.
 */
import { createHash } from 'node:crypto'
import { tipoPorConteudo } from '../../../core/files/tipo-por-conteudo.ts'
import { emOutraThread } from './em-outra-thread.ts'
import {
  type FormatoDaPlanilha,
  type LeituraDaPlanilha,
  LIMITES_DE_PLANILHA,
  RECUSAS,
  type RecusaDaPlanilha,
  recusarPlanilha,
} from './planilha.ts'

export interface OpcoesDeLeitura {
  /** Sheet of an XLSX; the first visible one when absent. */
  readonly aba?: string
  readonly milissegundos?: number
}

/** SHA-256 of the bytes, in hex: the same file again is recognised by it. */
export function hashDoArquivo(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const MENSAGEM_POR_TIPO: Readonly<Record<string, string>> = {
  ole: 'O arquivo é do Excel antigo (.xls) ou está protegido por senha. Salve como .xlsx sem senha e envie novamente.',
  pdf: 'O arquivo é um PDF. Envie a planilha em .xlsx ou .csv.',
  jpeg: 'O arquivo é uma foto. Envie a planilha em .xlsx ou .csv.',
  png: 'O arquivo é uma foto. Envie a planilha em .xlsx ou .csv.',
  webp: 'O arquivo é uma foto. Envie a planilha em .xlsx ou .csv.',
  heic: 'O arquivo é uma foto. Envie a planilha em .xlsx ou .csv.',
}

/** `json` is not a spreadsheet but a notice of the Receita Federal: see `edital-rfb.ts`. */
export function formatoDoArquivo(bytes: Uint8Array): FormatoDaPlanilha | 'json' | RecusaDaPlanilha {
  if (bytes.length === 0) return RECUSAS.vazia
  if (bytes.length > LIMITES_DE_PLANILHA.bytes) {
    return recusarPlanilha('grande-demais', 'A planilha tem mais de 20 MB. Divida em arquivos menores.')
  }
  const tipo = tipoPorConteudo(bytes)
  const mensagem = MENSAGEM_POR_TIPO[tipo]
  if (mensagem) return recusarPlanilha('tipo-errado', mensagem)
  if (tipo === 'zip') return 'xlsx'
  const inicio = new TextDecoder('windows-1252')
    .decode(bytes.subarray(0, 200))
    .replace(/^ï»¿/, '')
    .trimStart()
  if (/^[[{]\s*["[{\]}]/.test(inicio)) return 'json'
  if (/^<(!doctype|html|\?xml)/i.test(inicio)) {
    return recusarPlanilha(
      'tipo-errado',
      'O arquivo é uma página ou um XML. Salve como .xlsx ou .csv e envie novamente.',
    )
  }
  return 'csv'
}

/** Never throws for what is in the file. */
export async function lerPlanilha(
  bytes: Uint8Array,
  opcoes: OpcoesDeLeitura = {},
): Promise<LeituraDaPlanilha> {
  const formato = formatoDoArquivo(bytes)
  if (formato === 'json') {
    return recusarPlanilha(
      'tipo-errado',
      'O arquivo é um JSON. Para editais da Receita Federal, use a importação de edital.',
    )
  }
  if (formato !== 'xlsx' && formato !== 'csv') return formato
  return emOutraThread<LeituraDaPlanilha>(
    { tarefa: 'ler', bytes, formato, aba: opcoes.aba },
    opcoes.milissegundos ?? LIMITES_DE_PLANILHA.milissegundos,
  )
}
