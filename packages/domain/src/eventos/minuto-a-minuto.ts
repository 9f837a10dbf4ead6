// An auction minute by minute, without holes: what happened in no minute is a zero, not a missing point.

const MINUTO_MS = 60_000
/** What a chart still shows as minutes. */
export const MAXIMO_DE_MINUTOS = 180

export interface MinutoDoEvento {
  /** its first instant, in ms */
  readonly minuto: number
  readonly lances: number
  readonly participantes: number
  readonly vendidos: number
  /** centavos */
  readonly valor: number
  readonly entradas: number
}
export type Medido = Partial<MinutoDoEvento> & { readonly minuto: number }

/**
 * Where the series ends: now, while something happens or has just happened; of an auction that is over, its last instant, so
 * that its board shows how it went and not three quiet hours.
 */
export const fimDaSerie = (ultimo: number | null, agora: number): number =>
  ultimo === null || ultimo > agora - MAXIMO_DE_MINUTOS * MINUTO_MS ? agora : ultimo

/** Every minute from the first of `medidos` to `ate`, the last ones when there are too many. */
export function minutoAMinuto(medidos: readonly Medido[], ate: number): MinutoDoEvento[] {
  if (medidos.length === 0) return []
  const por = new Map(medidos.map((m) => [inteiroDe(m.minuto), m]))
  const fim = Math.max(inteiroDe(ate), ...por.keys())
  const inicio = Math.max(Math.min(...por.keys()), fim - (MAXIMO_DE_MINUTOS - 1) * MINUTO_MS)
  const todos: MinutoDoEvento[] = []
  for (let minuto = inicio; minuto <= fim; minuto += MINUTO_MS)
    todos.push({
      lances: 0,
      participantes: 0,
      vendidos: 0,
      valor: 0,
      entradas: 0,
      ...por.get(minuto),
      minuto,
    })
  return todos
}
const inteiroDe = (ms: number): number => Math.floor(ms / MINUTO_MS) * MINUTO_MS
