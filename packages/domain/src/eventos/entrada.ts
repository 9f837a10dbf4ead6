/** The instant of an entry, as a phone without network may tell it: never later than now, never before the doors can be open. */
const ANTES_DO_INICIO_MS = 12 * 3_600_000

/** All in ms. A clock that is years behind gives the first moment at which a door is kept. */
export function instanteDaEntrada(
  quando: number,
  e: { readonly inicio: number; readonly agora: number },
): number {
  return Math.min(e.agora, Math.max(quando, e.inicio - ANTES_DO_INICIO_MS))
}
