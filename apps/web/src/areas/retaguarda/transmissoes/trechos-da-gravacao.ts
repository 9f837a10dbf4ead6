// Which piece of a recording is asked for after another.

export const PASSO_MS = 60_000
/** A key frame comes at least so often: a piece may be shorter by as much. */
const CHAVE_MS = 6_000
/** Less than this at the end is nothing to see. */
const RESTO_MS = 1_000

/** Null: there is nothing more. A short piece ended at what had been recorded by then. */
export function proximoTrecho(de: number, duracaoMs: number, totalMs: number): number | null {
  const proximo = de + (duracaoMs >= PASSO_MS - CHAVE_MS ? PASSO_MS : duracaoMs)
  return Number.isFinite(proximo) && proximo > de && proximo + RESTO_MS < totalMs ? proximo : null
}

/** 09:05, and 01:02:03 of what is longer */
export const tempoCorrido = (ms: number): string =>
  new Date(Math.max(0, ms)).toISOString().slice(ms < 3_600_000 ? 14 : 11, 19)
