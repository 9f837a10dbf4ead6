// What an uploaded file is, before anything reads it: its kind by its content, never by its name, and the hash that
// recognises it again. A refusal is one Portuguese sentence. The reading itself runs in a thread (em-outra-thread.ts).
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

/** The rows of an XLSX or a CSV, read in a thread of their own. Never throws for what is in the file. */
export function lerPlanilha(bytes: Uint8Array): Promise<LeituraDaPlanilha> {
  const formato = formatoDoArquivo(bytes)
  if (formato === 'json')
    return Promise.resolve(
      recusarPlanilha('tipo-errado', 'O arquivo é um JSON. Envie uma planilha .xlsx ou .csv.'),
    )
  if (formato !== 'xlsx' && formato !== 'csv') return Promise.resolve(formato)
  return emOutraThread<LeituraDaPlanilha>({ bytes, formato, opcoes: null }, LIMITES_DE_PLANILHA.milissegundos)
}
