// The server's clock, as this browser best knows it; countdowns use it. Counted on with the monotonic clock: the
// computer's own may be minutes wrong, and may be set meanwhile. How far the two are apart is measured where there is
// a line to the server (medidor-do-relogio.ts); whatever carries the server's time moves the clock on.
export function criarRelogio(monotonico: () => number, deParede: () => number) {
  let desvio: number | null = null
  return {
    /** what the measurements are counted in, ms */
    monotonico,
    /** epoch ms on the server, now */
    agora: (): number => Math.floor(desvio === null ? deParede() : monotonico() + desvio),
    /** The server said that it was `servidor`, some time ago. True: this clock is so far off that it must be asked. */
    ouvir(servidor: number): boolean {
      const piso = servidor - monotonico()
      if (desvio !== null && piso <= desvio) return desvio - piso > ATRASO_MS
      const salto = desvio === null ? 0 : piso - desvio
      desvio = piso
      return salto > SALTO_MS
    },
    /** Measured: the server's clock less the monotonic one. */
    acertar(medido: number): void {
      desvio = medido
    },
  }
}
export type Relogio = ReturnType<typeof criarRelogio>

/** What cannot be an answer that took long. */
const SALTO_MS = 250
/** What took that long to come, or was said by a clock that has been set back since. */
const ATRASO_MS = 5_000

export const relogio = criarRelogio(
  () => performance.now(),
  () => Date.now(),
)
