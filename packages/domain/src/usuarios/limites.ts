/**
 * Rate limits behind the 429, as a sliding window: at most `maximo` events in any `janelaMs`. The caller keeps the
 * instants; this only judges, so one rule serves memory, table or cache.
 * Refuses without counting the refused attempt: else somebody who keeps trying would never get in again. One could
 * get it wrong with a fixed window, which lets twice as many through around its edge.
 */
export interface RegraDeLimite {
  readonly maximo: number
  readonly janelaMs: number
}

const MINUTO = 60_000
const HORA = 60 * MINUTO

export const LIMITES = {
  /** Failed logins of one account. */
  loginPorConta: { maximo: 5, janelaMs: 15 * MINUTO },
  /** Failed logins from one address; wider, since a whole office may share it. */
  loginPorIp: { maximo: 30, janelaMs: 15 * MINUTO },
  /** Codes sent by e-mail or SMS to one client: they cost money and annoy. */
  envioDeCodigo: { maximo: 3, janelaMs: 4 * HORA },
  /** Wrong codes typed for one code that was sent: six digits must not be guessable. */
  tentativaDeCodigo: { maximo: 5, janelaMs: 4 * HORA },
  lancesPorCliente: { maximo: 5, janelaMs: 1000 },
} as const satisfies Record<string, RegraDeLimite>

/** The exact text of the specification, section 8. */
export const MENSAGEM_429 = 'Bloqueado - Aguarde algumas horas para enviar novamente'

export interface RespostaDeLimite {
  readonly permitido: boolean
  /** What to keep: the instants still inside the window, with this one when it was let through; oldest first. */
  readonly instantes: readonly number[]
  readonly restantes: number
  /** When the next one will be let through (epoch ms); `agora` if at once. For the header Retry-After. */
  readonly liberadoEm: number
}

export function julgarLimite(
  anteriores: readonly number[],
  agora: number,
  regra: RegraDeLimite,
): RespostaDeLimite {
  // An instant of the future comes from a clock that was set back; counting it as now keeps it from blocking longer.
  const dentro = anteriores
    .map((instante) => Math.min(instante, agora))
    .filter((instante) => instante > agora - regra.janelaMs)
    .sort((a, b) => a - b)
  const permitido = dentro.length < regra.maximo
  const instantes = permitido ? [...dentro, agora] : dentro
  const restantes = Math.max(0, regra.maximo - instantes.length)
  const queSai = instantes[instantes.length - regra.maximo]
  return {
    permitido,
    instantes,
    restantes,
    liberadoEm: restantes > 0 || queSai === undefined ? agora : queSai + regra.janelaMs,
  }
}
