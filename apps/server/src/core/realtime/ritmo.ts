// When a room may be written to again. The first frame after a quiet moment goes at once; what follows within the tick
// goes together. A room so large that writing to all of it takes longer waits longer: at least half of the time belongs
// to the bidders, whose answers leave through the same process.
import { TIQUE_MS } from '@martelo/contracts/core/frames.ts'

/** One slow writing (a pause of the whole process) must not silence a room. */
const ESPERA_MAXIMA_MS = 500

/** Instants are performance.now(). */
export class Ritmo {
  #comecou = Number.NEGATIVE_INFINITY
  #demora = 0

  /** How long from now until the next writing may begin. */
  espera(agora: number): number {
    const passo = Math.min(ESPERA_MAXIMA_MS, Math.max(TIQUE_MS / 2, 2 * this.#demora))
    return Math.max(0, this.#comecou + passo - agora)
  }

  comecar(agora: number): void {
    this.#comecou = agora
  }

  /** The last member has been written to. */
  acabar(agora: number): void {
    this.#demora = agora - this.#comecou
  }
}
