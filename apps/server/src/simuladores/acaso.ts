// Chance that comes out the same for the same seed: what makes a run of faults one that can be run again.
export type Acaso = () => number

/** mulberry32: 0 to 1. */
export function acaso(semente: number): Acaso {
  let s = semente >>> 0
  return () => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function embaralhar<T>(lista: readonly T[], a: Acaso): T[] {
  const r = [...lista]
  for (let i = r.length - 1; i > 0; i--) {
    const j = Math.floor(a() * (i + 1))
    ;[r[i], r[j]] = [r[j] as T, r[i] as T]
  }
  return r
}
