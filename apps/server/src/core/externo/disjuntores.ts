// Circuit breakers (cockatiel), one per party and credential: after so many failures in a row no request waits for that
// party any more; after a pause one request tries it, and each failed try doubles the pause. Each process learns by
// itself.
import { DESFECHOS } from '@martelo/domain/externo/desfechos.ts'
import { DISJUNTOR } from '@martelo/domain/externo/tentativas.ts'
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { FalhaExterna } from './falha-externa.ts'

/** Houses times parties, with room: one that is forgotten begins closed. */
const MAXIMO = 5_000
const MAIOR_PAUSA_MS = 10 * 60_000

export interface Disjuntores {
  /** Runs `fn`, or throws `FalhaExterna('pausado')` at once. `aoAbrir`: told each time it opens; the first one stays. */
  executar<T>(chave: string, fn: () => Promise<T>, aoAbrir: () => void): Promise<T>
  pausado(chave: string): boolean
  /** another credential: what the old one did says nothing of it */
  esquecer(chave: string): void
}

export function criarDisjuntores(pausaMs: number = DISJUNTOR.pausaMs): Disjuntores {
  const abertos = new LRUCache<string, CircuitBreakerPolicy>({ max: MAXIMO })
  const disjuntor = (chave: string, aoAbrir: () => void): CircuitBreakerPolicy => {
    const ja = abertos.get(chave)
    if (ja !== undefined) return ja
    const novo = circuitBreaker(
      handleWhen((e) => e instanceof FalhaExterna && DESFECHOS[e.desfecho].conta),
      {
        breaker: new ConsecutiveBreaker(DISJUNTOR.falhas),
        halfOpenAfter: new ExponentialBackoff({
          initialDelay: pausaMs,
          maxDelay: Math.max(pausaMs, MAIOR_PAUSA_MS),
        }),
      },
    )
    novo.onBreak(aoAbrir)
    abertos.set(chave, novo)
    return novo
  }
  return {
    async executar(chave, fn, aoAbrir) {
      try {
        return await disjuntor(chave, aoAbrir).execute(fn)
      } catch (e) {
        if (e instanceof BrokenCircuitError)
          throw new FalhaExterna('pausado', 'the party is paused after failures')
        throw e
      }
    },
    pausado: (chave) => abertos.peek(chave)?.state === CircuitState.Open,
    esquecer: (chave) => void abertos.delete(chave),
  }
}
