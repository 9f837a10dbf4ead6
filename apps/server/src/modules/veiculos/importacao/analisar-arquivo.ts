/**
 * The whole way of an uploaded file to its rows, whatever it is: XLSX, CSV, or a Receita Federal notice as JSON. The
 * work is done in a thread; what comes back is plain data that can be kept with the import until it is confirmed.
 */
import { type Edital, lerEditais, linhasDoEdital } from './edital-rfb.ts'
import type { Mapeamento } from './colunas.ts'
import { emOutraThread, type OpcoesDeAnalise } from './em-outra-thread.ts'
import { interpretarPlanilha, type LinhaInterpretada } from './interpretar-linha.ts'
import { lerCsv } from './ler-csv.ts'
import { formatoDoArquivo, hashDoArquivo } from './ler-planilha.ts'
import { lerXlsx } from './ler-xlsx.ts'
import {
  type FormatoDaPlanilha,
  LIMITES_DE_PLANILHA,
  type Planilha,
  type RecusaDaPlanilha,
  recusarPlanilha,
} from './planilha.ts'

export interface ArquivoAnalisado {
  readonly formato: FormatoDaPlanilha | 'edital-rfb'
  /** How the file was read, for the screen; null for a notice. */
  readonly planilha: Omit<Planilha, 'linhas' | 'formato'> | null
  /** Null for a notice, which has no columns. */
  readonly mapeamento: Mapeamento | null
  /** Notices in the file, in order, with the number of their lots. */
  readonly editais: readonly (Pick<Edital, 'codigo' | 'unidade' | 'inicio' | 'fim' | 'link'> & {
    readonly lotes: number
  })[]
  readonly linhas: readonly LinhaInterpretada[]
}

export type Analise = { readonly ok: true; readonly arquivo: ArquivoAnalisado } | RecusaDaPlanilha

function analisarEdital(bytes: Uint8Array, opcoes: OpcoesDeAnalise): Analise {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // The parser's own words are about positions in JSON; the sender exported a file and can only do it again.
    return recusarPlanilha('corrompida', 'O arquivo JSON está incompleto. Exporte o edital novamente.')
  }
  const lido = lerEditais(json)
  if (!lido.ok) return recusarPlanilha('tipo-errado', lido.mensagem)
  const edital =
    opcoes.edital === undefined ? lido.editais[0] : lido.editais.find((e) => e.codigo === opcoes.edital)
  if (!edital) return recusarPlanilha('vazia', 'O arquivo não tem esse edital.')
  const linhas = linhasDoEdital(edital, {
    anoCorrente: opcoes.anoCorrente,
    soVeiculos: opcoes.soVeiculos ?? true,
  })
  const editais = lido.editais.map(({ codigo, unidade, inicio, fim, link, lotes }) => ({
    codigo,
    unidade,
    inicio,
    fim,
    link,
    lotes: lotes.length,
  }))
  return { ok: true, arquivo: { formato: 'edital-rfb', planilha: null, mapeamento: null, editais, linhas } }
}

/** What the thread does. */
export async function analisarNestaThread(
  bytes: Uint8Array,
  formato: FormatoDaPlanilha | 'json',
  opcoes: OpcoesDeAnalise,
): Promise<Analise> {
  if (formato === 'json') return analisarEdital(bytes, opcoes)
  const lida = formato === 'xlsx' ? await lerXlsx(bytes, opcoes.aba) : lerCsv(bytes)
  if (!lida.ok) return lida
  const interpretada = interpretarPlanilha(lida.planilha, opcoes)
  if (!interpretada.ok) return recusarPlanilha('vazia', interpretada.mensagem)
  const { linhas: _lidas, ...planilha } = lida.planilha
  return { ok: true, arquivo: { formato, planilha, editais: [], ...interpretada.interpretada } }
}

/** Bytes in, rows out, with the file's hash. Never throws for what is in the file. */
export async function analisarArquivo(
  bytes: Uint8Array,
  opcoes: OpcoesDeAnalise,
  milissegundos: number = LIMITES_DE_PLANILHA.milissegundos,
): Promise<Analise & { readonly hash: string }> {
  const hash = hashDoArquivo(bytes)
  const formato = formatoDoArquivo(bytes)
  if (typeof formato !== 'string') return { ...formato, hash }
  const analise = await emOutraThread<Analise>({ bytes, formato, opcoes }, milissegundos)
  return { ...analise, hash }
}
