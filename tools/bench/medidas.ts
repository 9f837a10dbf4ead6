// Times of many repetitions, and how they are told.

export interface Medida {
  readonly p50: number
  readonly p99: number
  readonly pior: number
}

export function resumir(tempos: readonly number[]): Medida {
  const t = tempos.toSorted((a, b) => a - b)
  const em = (f: number) => t[Math.min(t.length - 1, Math.floor(t.length * f))] ?? 0
  return { p50: em(0.5), p99: em(0.99), pior: t.at(-1) ?? 0 }
}

/** Runs `fn` once and notes the time it took, in milliseconds. */
export function medir<T>(tempos: number[], fn: () => T): T {
  const inicio = performance.now()
  const valor = fn()
  tempos.push(performance.now() - inicio)
  return valor
}

/** Per repetition, the fastest of several rounds: what the work costs on a free processor. */
export const menores = (rodadas: readonly (readonly number[])[]): number[] =>
  (rodadas[0] ?? []).map((_, i) => Math.min(...rodadas.map((r) => r[i] ?? Number.POSITIVE_INFINITY)))

export async function medirEspera<T>(tempos: number[], fn: () => Promise<T>): Promise<T> {
  const inicio = performance.now()
  const valor = await fn()
  tempos.push(performance.now() - inicio)
  return valor
}

const ms = (n: number) => (n < 10 ? n.toFixed(2) : n.toFixed(1))
export const celula = (m: Medida) => `${ms(m.p50)} / ${ms(m.p99)} / ${ms(m.pior)}`
export const linha = (...celulas: readonly string[]) => `| ${celulas.join(' | ')} |`
