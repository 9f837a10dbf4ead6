// Where the desk's sound stands on the picture's clock. Its length is counted in samples; when it began is read from when it is
// heard. A page that is busy hears late, never early, and then much at once: so the earliest of a second tells the truth, and
// only what stays late has lost samples.
const VALE_MS = 1_000
/** What picture and sound may be apart. */
const JUNTOS_MS = 150

export class LinhaDoSom {
  #zero = Number.NaN
  #menor = Number.POSITIVE_INFINITY
  #desde = 0

  /** At `agora` the sound's first `ms` milliseconds are there. Answers when it began, on the same clock. */
  ouviu(agora: number, ms: number): number {
    const comeco = agora - ms
    if (Number.isNaN(this.#zero) || comeco < this.#zero - JUNTOS_MS) this.#comecar(comeco, agora)
    this.#menor = Math.min(this.#menor, comeco)
    if (agora - this.#desde >= VALE_MS) {
      const zero = this.#menor > this.#zero + JUNTOS_MS ? this.#menor : this.#zero
      this.#comecar(zero, agora)
    }
    return this.#zero
  }

  #comecar(zero: number, agora: number): void {
    this.#zero = zero
    this.#menor = Number.POSITIVE_INFINITY
    this.#desde = agora
  }
}
