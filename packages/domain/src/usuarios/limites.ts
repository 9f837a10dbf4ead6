/**
 * Rate limits. Each further try waits a little longer, and there is no lockout: a lockout could be used against
 * another person. Counted per account and device, or account and network, so that a stranger's wrong passwords cost
 * the stranger. Refused tries do not count: a person who keeps tapping would never get in again.
 */
import { tempoEmPalavras } from '../calendario/tempo-em-palavras.ts'

export interface RegraDeEspera {
  /** uses without a wait */
  readonly livres: number
  /** seconds until the next one, after each further use; the last stands for all that follow */
  readonly esperas: readonly number[]
  /** older uses are forgotten */
  readonly janelaMs: number
}

const MINUTO = 60_000
const HORA = 60 * MINUTO

// biome-ignore format: one row per line is what makes a table readable
export const ESPERAS = {
  /** Failed logins of one account from one device that it knows, or from one network. */
  loginPorConta: { livres: 4, esperas: [5, 15, 30, 60, 120, 300], janelaMs: HORA },
  /** Failed logins from one network, over all accounts, of devices that the account does not know: an office shares it. */
  loginPorRede: { livres: 60, esperas: [1, 2, 5, 10, 15], janelaMs: 15 * MINUTO },
  /** One-time addresses and refresh tokens that do not exist: 256 bits cannot be guessed, this bounds the work. */
  segredoErrado: { livres: 30, esperas: [1, 2, 3], janelaMs: 15 * MINUTO },
  /** Re-authentication within a session. */
  senhaDeNovo: { livres: 4, esperas: [5, 15, 30, 60, 120, 300], janelaMs: HORA },
  /** Codes sent to one client by one channel: they cost money and annoy. */
  envioDeCodigo: { livres: 0, esperas: [30, 60, 120, 300, 900, 3600], janelaMs: 6 * HORA },
  /** Letters that unauthenticated requests can cause to one address. */
  cartaPorDestino: { livres: 0, esperas: [30, 60, 120, 300, 900, 3600], janelaMs: 6 * HORA },
  /** Codes of sign-ups to one address, over all that name it. */
  codigoPorDestino: { livres: 5, esperas: [60, 300, 900, 3600], janelaMs: 6 * HORA },
  /** Sign-ups and recoveries asked for from one network. */
  pedidoPorRede: { livres: 20, esperas: [5, 15, 30, 60], janelaMs: HORA },
} as const satisfies Record<string, RegraDeEspera>

/** Wrong codes typed for one that was sent: six digits must not be guessable. After that it is dead, and another is asked for. */
export const TENTATIVAS_POR_CODIGO = 5

/** Seconds to wait after `usos` uses within the window. */
export function esperaDepoisDe(regra: RegraDeEspera, usos: number): number {
  if (usos <= regra.livres) return 0
  return regra.esperas[Math.min(usos - regra.livres, regra.esperas.length) - 1] ?? 0
}

/** Whole seconds that are still missing; `ultimo` and `agora` in epoch ms. An instant of the future counts as now. */
export function segundosQueFaltam(regra: RegraDeEspera, usos: number, ultimo: number, agora: number): number {
  const passados = Math.max(0, agora - ultimo)
  return Math.max(0, Math.ceil((esperaDepoisDe(regra, usos) * 1000 - passados) / 1000))
}

export const mensagemDeEspera = (segundos: number): string =>
  `Muitas tentativas. Aguarde ${tempoEmPalavras(segundos)} e tente de novo.`
