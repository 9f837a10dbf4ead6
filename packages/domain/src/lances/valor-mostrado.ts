// Which value a press means: the one that was shown when it began, whatever the screen says when it ends. A value
// that came under the finger too short a time before is asked again: the person aimed at the one before it. Instants
// are of one monotonic clock.
import type { Centavos } from '../comum/dinheiro.ts'

/** Too short to read a new value, decide and aim. */
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
 * always there, unless it says since when. `inicio` is the instant of the press itself, not of its release or of the
 * event handler.
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
