// When a room may be written to again. The first frame after a quiet moment goes at once; what follows within the tick
// goes together, and no writing begins before the last one has ended. A large room waits longer: its frames cost the
// bidders' answers, and the watchers' own machines, more than they tell.
import { TIQUE_MS } from '@martelo/contracts/core/frames.ts'

/**
 * Frames per second to the members of one room. How long a writing takes says too little alone: to sockets that are still
 * full it takes no time, and the room would be written to the more often the further its members are behind. Measured
 * with tests/load/sala.ts: beyond this, five thousand watchers on two processors see bids later, not sooner.
 */
const ESCRITAS_POR_SEGUNDO = 44_000
/** One slow writing (a pause of the whole process) must not silence a room. */
const ESPERA_MAXIMA_MS = 500

/** Instants are performance.now(). */
export class Ritmo {
  #comecou = Number.NEGATIVE_INFINITY
  #demora = 0
  #escrevendo = false

  get escrevendo(): boolean {
    return this.#escrevendo
  }

  /** How long from now until the next writing, to so many, may begin. */
  espera(agora: number, membros: number): number {
    const passo = Math.max(TIQUE_MS / 2, this.#demora, (membros / ESCRITAS_POR_SEGUNDO) * 1000)
    return Math.max(0, this.#comecou + Math.min(ESPERA_MAXIMA_MS, passo) - agora)
  }

  comecar(agora: number): void {
    this.#comecou = agora
    this.#escrevendo = true
  }

  /** The last member has been written to. */
  acabar(agora: number): void {
    this.#demora = agora - this.#comecou
    this.#escrevendo = false
  }
}
