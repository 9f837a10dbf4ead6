// Between a row of `busca_lote` and the document: the column of each field, and its conversion.
//
// Numbers are converted here: in a worker the server's own bigint parsers may not be installed.
import { CAMPOS_NUMERO, CAMPOS_PALAVRA, type CampoDeBusca } from '@martelo/contracts/lotes/busca.schemas.ts'
import { ehMultiplo } from './consulta-de-busca.ts'
import type { Documento } from './documento-de-busca.ts'

/** The field's column: camelCase to snake_case; a lot's `id` is the projection's key. */
export const colunaDe = (campo: CampoDeBusca): string =>
  campo === 'id' ? 'lote_id' : campo.replace(/[A-Z]/g, (m) => `_${m.toLowerCase()}`)

const SIMPLES = CAMPOS_PALAVRA.filter((c) => !ehMultiplo(c))
const MULTIPLOS = CAMPOS_PALAVRA.filter(ehMultiplo)
const NUMEROS = CAMPOS_NUMERO.filter((c) => c !== 'id')

/** The columns that make a document, for SELECT. */
export const COLUNAS_DO_DOCUMENTO: string = [
  'lote_id',
  'hot_id',
  'revisao',
  'removido',
  'publico',
  'texto',
  'titulo',
  ...[...SIMPLES, ...MULTIPLOS, ...NUMEROS].map(colunaDe),
].join(', ')

const LEITORES: readonly (readonly [campo: string, coluna: string, ler: (v: unknown) => unknown])[] = [
  ...SIMPLES.map((c) => [c, colunaDe(c), (v: unknown) => v ?? null] as const),
  ...MULTIPLOS.map((c) => [c, colunaDe(c), (v: unknown) => v ?? []] as const),
  ...NUMEROS.map(
    (c) => [c, colunaDe(c), (v: unknown) => (v === null || v === undefined ? null : Number(v))] as const,
  ),
]

export type LinhaDeBusca = Readonly<Record<string, unknown>>

export function documentoDaLinha(linha: LinhaDeBusca): Documento {
  const doc: Record<string, unknown> = {
    loteId: linha.lote_id,
    hotId: linha.hot_id,
    revisao: linha.revisao,
    removido: linha.removido,
    publico: linha.publico,
    texto: linha.texto,
    titulo: linha.titulo,
  }
  for (const [campo, coluna, ler] of LEITORES) doc[campo] = ler(linha[coluna])
  return doc as unknown as Documento
}
