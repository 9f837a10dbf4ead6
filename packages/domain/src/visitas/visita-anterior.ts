/**
 * What "since your last visit" counts from. Lots are numbered as they are made, so the newest number that there was
 * is all that must be kept of a visit. A visit goes on while its person comes back within the pause; the first
 * arrival after it begins the next one, and what was the newest lot then becomes the mark. Other arrivals do not move
 * the mark.
 */

export interface VisitasGuardadas {
  /** the newest lot of the visit before; null: there was none */
  readonly antesLote: number | null
  readonly ultimoLote: number
  /** ms */
  readonly vistaEm: number
}

/** Arrivals are counted once per tab: a shorter pause would end a visit in the middle of an evening. */
export const PAUSA_DA_VISITA_MS = 4 * 3_600_000

export function chegar(
  guardadas: VisitasGuardadas | null,
  chegada: { readonly agora: number; readonly maiorLote: number; readonly antesNoNavegador: number | null },
): VisitasGuardadas {
  const { agora, maiorLote, antesNoNavegador } = chegada
  if (guardadas === null) return { antesLote: antesNoNavegador, ultimoLote: maiorLote, vistaEm: agora }
  const outra = agora - guardadas.vistaEm > PAUSA_DA_VISITA_MS
  return {
    antesLote: outra ? guardadas.ultimoLote : guardadas.antesLote,
    ultimoLote: Math.max(guardadas.ultimoLote, maiorLote),
    vistaEm: Math.max(guardadas.vistaEm, agora),
  }
}
