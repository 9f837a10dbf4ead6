// Seeded chance for generated lots and requests: the same seed gives the same run on every machine.

export interface Sorteio {
  /** 0 ≤ x < 1 */
  readonly numero: () => number
  readonly inteiro: (de: number, ate: number) => number
  readonly um: <T>(de: readonly T[]) => T
  /** like `um`, but the first ones far more often, as brands and cities are in life */
  readonly comum: <T>(de: readonly T[], expoente?: number) => T
  readonly chance: (p: number) => boolean
}

/** mulberry32: 32 bits of state are plenty for a few million draws. */
export function sortear(semente: number): Sorteio {
  let s = semente | 0
  const numero = () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const um = <T>(de: readonly T[]): T => de[Math.floor(numero() * de.length)]!
  return {
    numero,
    um,
    inteiro: (de, ate) => de + Math.floor(numero() * (ate - de + 1)),
    comum: (de, expoente = 2.2) => de[Math.floor(numero() ** expoente * de.length)]!,
    chance: (p) => numero() < p,
  }
}
