// Which value a press means: the one that was shown when it began, whatever the screen says when it ends. A value that
// came under the finger too short a time before is asked again: the person aimed at the one before it.
//
// Instants are of any clock that does not go back, as long as it is one.
// How to get it wrong: to take the instant of the release, or of the moment at which the program heard of the press.
import type { Centavos } from '../comum/dinheiro.ts'

/** Nobody reads a new value, decides and aims within less. */
export const VALOR_LIDO_MS = 700

/** `valor` null: the control showed none (it was off, or it was not there). */
export interface Mostrado {
  readonly valor: Centavos | null
  readonly desde: number
}

export type Pressao =
  | { readonly tipo: 'enviar'; readonly valor: Centavos }
  /** `valor`: what is shown now and has to be confirmed; `antes`: what the person may have read, when it is known */
  | { readonly tipo: 'perguntar'; readonly valor: Centavos; readonly antes: Centavos | null }
  | { readonly tipo: 'nada' }

/**
 * What a press that began at `inicio` means. `mostrados`: what the control showed, oldest first; the first counts as
 * always there, unless it says since when.
 */
export function lerPressao(mostrados: readonly Mostrado[], inicio: number): Pressao {
  const agora = mostrados.at(-1)?.valor ?? null
  if (agora === null) return { tipo: 'nada' }
  const qual = mostrados.findLastIndex((m) => m.desde <= inicio)
  const visto = mostrados[qual]
  // Pressed before anything was shown.
  if (visto === undefined) return { tipo: 'perguntar', valor: agora, antes: null }
  const recente = inicio - visto.desde < VALOR_LIDO_MS
  if (visto.valor !== null && !recente) return { tipo: 'enviar', valor: visto.valor }
  const antes = recente ? (mostrados[qual - 1]?.valor ?? null) : null
  return { tipo: 'perguntar', valor: agora, antes: antes === agora ? null : antes }
}
