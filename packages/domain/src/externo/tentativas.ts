/**
 * When a failed request is tried again, and when we give up. Waits are rows; each is moved by up to a fifth, so that what
 * failed together does not come back together; a party that names a wait gets at least that one.
 * Refuses to repeat what is not idempotent after an outcome that may have had its effect: a person looks.
 */
import { DESFECHOS, type NomeDeDesfecho } from './desfechos.ts'

const MINUTO = 60
const HORA = 3600

/** Seconds before the second, third … try; after the last one we give up. */
export const RITMOS = {
  /** a person waits for it */
  ligeiro: [5, 15, MINUTO, 5 * MINUTO, 15 * MINUTO],
  padrao: [MINUTO, 5 * MINUTO, 30 * MINUTO, 2 * HORA, 12 * HORA],
  /** letters: two days, as mail servers do it */
  carta: [15, MINUTO, 5 * MINUTO, 30 * MINUTO, 2 * HORA, 6 * HORA, 12 * HORA, 24 * HORA],
} as const satisfies Readonly<Record<string, readonly number[]>>
export type Ritmo = keyof typeof RITMOS

const DESVIO = 0.2
const MAIOR_ESPERA_PEDIDA = 24 * HORA

export interface Falha {
  readonly ritmo: Ritmo
  /** tries made, this one included */
  readonly tentativas: number
  readonly desfecho: NomeDeDesfecho
  /** the party does it once however often it is asked */
  readonly idempotente: boolean
  /** seconds that the party asked us to wait */
  readonly pedidos?: number | undefined
  /** 0 to 1 */
  readonly sorte: number
}

export type Seguimento =
  | { readonly faz: 'tentar'; readonly emSegundos: number }
  | { readonly faz: 'desistir' | 'recusar' | 'conferir' }

export function depoisDaFalha(f: Falha): Seguimento {
  const { tentar, incerto } = DESFECHOS[f.desfecho]
  if (!tentar) return { faz: 'recusar' }
  if (incerto && !f.idempotente) return { faz: 'conferir' }
  const espera = RITMOS[f.ritmo][f.tentativas - 1]
  if (espera === undefined) return { faz: 'desistir' }
  const desviada = espera * (1 - DESVIO + 2 * DESVIO * f.sorte)
  const pedida = Math.min(f.pedidos ?? 0, MAIOR_ESPERA_PEDIDA)
  return { faz: 'tentar', emSegundos: Math.round(Math.max(desviada, pedida)) }
}

/** `Retry-After` in seconds: a number, or an HTTP date; null for anything else. `agora`: epoch ms. */
export function lerEsperaPedida(texto: string | null | undefined, agora: number): number | null {
  if (!texto) return null
  if (/^\d{1,9}$/.test(texto.trim())) return Number(texto)
  const quando = Date.parse(texto)
  return Number.isNaN(quando) ? null : Math.max(0, Math.ceil((quando - agora) / 1000))
}

/** The circuit breaker: so many failures in a row pause a party; one request after the pause tries it. */
export const DISJUNTOR = { falhas: 5, pausaMs: 30_000 } as const
