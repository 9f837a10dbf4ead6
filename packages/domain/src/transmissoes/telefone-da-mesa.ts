/** Which desk a telephone that is a camera belongs to: the one that showed its code, until a desk goes on the air. */

/** A desk on the air answers to this name as well. */
export const EM_CARGO = 'em-cargo'
export const A_TODOS = 'todos'

export interface Ligacao {
  /** null: the code named none; the desk in charge is asked */
  readonly mesa: string | null
  readonly ligado: boolean
}

/** What a telephone does when a desk says that it is there. Null: nothing. */
export function ouvirMesa(
  l: Ligacao,
  dito: { readonly de: string; readonly emCargo: boolean },
): string | null {
  // The one that it sends to goes on the air: it has the picture already.
  if (dito.de === l.mesa) return l.ligado && dito.emCargo ? null : dito.de
  return dito.emCargo ? dito.de : null
}

/** Whether a desk hears what is said to this name. */
export const paraEstaMesa = (para: string, eu: string, emCargo: boolean): boolean =>
  para === eu || (emCargo && para === EM_CARGO)

/** Whom a telephone that has no answer asks next: its own desk and the one in charge in turn. */
export const quemPedir = (mesa: string | null, tentativa: number): string =>
  mesa === null || tentativa % 2 === 1 ? EM_CARGO : mesa
