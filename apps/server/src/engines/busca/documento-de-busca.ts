// One lot as the search knows it: a row of the projection `busca_lote`. Both engines, the worker and the benchmark
// exchange lots in this shape only.
//
// Refuses reserve, plate (but its last digit), chassis and clients: whatever is searchable is public.
import type { CampoNumero, CampoPalavra } from '@martelo/contracts/lotes/busca.schemas.ts'

/** Money in centavos, instants in epoch milliseconds; null: the lot has no such value. */
export type Documento = {
  readonly loteId: number
  readonly hotId: number
  /** grows by one with each change of this row; an older or equal one is never applied over a newer one */
  readonly revisao: number
  /** the lot no longer exists */
  readonly removido: boolean
  /** the public may see it (state of the lot and of its auction) */
  readonly publico: boolean
  /** everything that free text looks into, as plain text */
  readonly texto: string
  /** those of its words that name the lot: they say more than one in a description */
  readonly titulo: string
} & Readonly<Record<Exclude<CampoPalavra, CampoMultiplo>, string | null>> &
  Readonly<Record<CampoMultiplo, readonly string[]>> &
  Readonly<Record<Exclude<CampoNumero, 'id'>, number | null>>

export type CampoMultiplo = 'promocao' | 'tipoNegociacao'

/** The values of a word field as a list: none, one, or several. */
export function palavrasDe(doc: Documento, campo: CampoPalavra): readonly string[] {
  const v = doc[campo]
  if (v === null) return []
  return typeof v === 'string' ? [v] : v
}

export const numeroDe = (doc: Documento, campo: CampoNumero): number | null =>
  campo === 'id' ? doc.loteId : doc[campo]
