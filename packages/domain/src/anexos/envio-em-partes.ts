// How a large file is cut: small parts, so that a line that breaks loses little.

/** At one megabit a second a part takes sixteen seconds: well within the patience for one request. */
export const PARTE_BYTES = 2 * 1024 * 1024
/** From this size on a file comes in parts. */
export const EM_PARTES_DESDE = 2 * PARTE_BYTES
/** How long what was begun may go on. */
export const HORAS_DO_ENVIO = 48
/** How many files one account may have under way. */
export const ENVIOS_POR_CONTA = 20

export const quantasPartes = (tamanho: number): number => Math.ceil(tamanho / PARTE_BYTES)

/** From which byte to which one, the last excluded; null: there is no such part. Parts count from 1. */
export function limitesDaParte(tamanho: number, numero: number): { de: number; ate: number } | null {
  if (!Number.isInteger(numero) || numero < 1 || numero > quantasPartes(tamanho)) return null
  const de = (numero - 1) * PARTE_BYTES
  return { de, ate: Math.min(tamanho, de + PARTE_BYTES) }
}

export function partesQueFaltam(tamanho: number, recebidas: readonly number[]): number[] {
  const vieram = new Set(recebidas)
  return Array.from({ length: quantasPartes(tamanho) }, (_, i) => i + 1).filter((n) => !vieram.has(n))
}
