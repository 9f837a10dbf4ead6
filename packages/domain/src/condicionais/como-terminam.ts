/**
 * How conditional sales of a house ended: what a bidder may expect whose bid waits for the consignor. Too few cases say
 * nothing, and none is told from them.
 */

/** Fewer would be the story of single lots. */
export const MINIMO_DE_CASOS = 5

export interface CondicionalTerminada {
  readonly liberada: boolean
  /** from the hammer to the consignor's first answer; null: he never gave one */
  readonly horas: number | null
}

export interface ComoTerminam {
  readonly casos: number
  /** whole percent */
  readonly liberadas: number
  /** half of the answers came within so many hours; null: none came */
  readonly medianaHoras: number | null
}

export function comoTerminam(casos: readonly CondicionalTerminada[]): ComoTerminam | null {
  if (casos.length < MINIMO_DE_CASOS) return null
  const horas = casos.flatMap((c) => (c.horas === null ? [] : [c.horas])).sort((a, b) => a - b)
  const liberadas = casos.filter((c) => c.liberada).length
  return {
    casos: casos.length,
    liberadas: Math.round((liberadas / casos.length) * 100),
    medianaHoras: horas.length === 0 ? null : Math.ceil(horas[Math.floor((horas.length - 1) / 2)] ?? 0),
  }
}
