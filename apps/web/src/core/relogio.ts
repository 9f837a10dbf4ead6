// The server's clock, as this browser best knows it; countdowns use it. Counted on with the monotonic clock: the
// computer's own may be minutes wrong, and may be set while somebody looks. Each answer of the server bounds how far the
// two are apart by half of its round trip, and that bound grows with its age, because no two clocks run alike: the
// narrowest of the last minutes counts.
//
// How one could get it wrong: to keep the quickest answer for good. It says less each minute, and after a sleep of the
// computer (whose monotonic clock may sleep too) or a step of the server's clock it is simply false.
const JANELA_MS = 5 * 60_000
/** By how much two clocks may part: a hundred millionths is more than a sound one is off. */
const DERIVA = 1e-4
/** The server's own estimate of the database's clock moves by this much. */
const TREMOR_MS = 10
/** What cannot be an answer that took long. */
const SALTO_MS = 250

interface Leitura {
  /** the server's clock less this one */
  readonly desvio: number
  /** and how wrong that may be */
  readonly folga: number
  readonly quando: number
}

export function criarRelogio(monotonico: () => number, deParede: () => number) {
  let desvio: number | null = null
  let leituras: readonly Leitura[] = []
  const folgaEm = (l: Leitura, agora: number): number => l.folga + (agora - l.quando) * DERIVA
  return {
    /** epoch ms on the server, now */
    agora: (): number => Math.floor(desvio === null ? deParede() : monotonico() + desvio),
    /** The server said that it was `servidor`, some time ago. True: this clock was so far behind that it must be asked. */
    ouvir(servidor: number): boolean {
      const piso = servidor - monotonico()
      if (desvio !== null && piso <= desvio) return false
      const salto = desvio === null ? 0 : piso - desvio
      desvio = piso
      return salto > SALTO_MS
    },
    /** A round trip: sent at `enviado` (monotonic), answered just now with the server's `servidor`. */
    medir(enviado: number, servidor: number): void {
      const agora = monotonico()
      const nova = { desvio: servidor - (enviado + agora) / 2, folga: (agora - enviado) / 2, quando: agora }
      const recentes = leituras.filter((l) => agora - l.quando < JANELA_MS)
      // Bounds that do not meet: one of the clocks was set, or slept.
      const desmentida = recentes.some(
        (l) => Math.abs(l.desvio - nova.desvio) > folgaEm(l, agora) + nova.folga + TREMOR_MS,
      )
      leituras = desmentida ? [nova] : [...recentes, nova]
      const melhor = leituras.reduce((a, b) => (folgaEm(b, agora) <= folgaEm(a, agora) ? b : a))
      desvio = melhor.desvio
    },
  }
}

export const relogio = criarRelogio(
  () => performance.now(),
  () => Date.now(),
)
