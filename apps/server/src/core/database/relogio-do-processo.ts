// The database's clock for what this process tells people: the instant that a page or a frame carries. A stale
// measurement is refreshed by the next reader, in the background.
// Refuses this machine's wall clock: bids are judged by the database's, and a countdown would end before or after its
// lot.
import { criarRelogioDoBanco, type RelogioDoBanco } from './relogio-do-banco.ts'

/** A clock that was set shows in every countdown until it is noticed. */
const CADA_MS = 1_000

export class RelogioDoProcesso {
  readonly #relogio: RelogioDoBanco
  readonly #monotonico: () => number
  #medido = false
  #quando = Number.NEGATIVE_INFINITY

  constructor(perguntar: () => Promise<Date>, monotonico: () => number = () => performance.now()) {
    this.#relogio = criarRelogioDoBanco(perguntar, monotonico)
    this.#monotonico = monotonico
  }

  /** epoch ms, whole; this machine's own clock until the database has answered once */
  agora(): number {
    if (this.#monotonico() - this.#quando > CADA_MS) {
      // What serves without a database serves with the clock that it had.
      this.medir().catch(() => undefined)
    }
    return this.#medido ? this.#relogio.agora() : Date.now()
  }

  async medir(): Promise<void> {
    this.#quando = this.#monotonico()
    await this.#relogio.medir()
    this.#medido = true
  }
}
