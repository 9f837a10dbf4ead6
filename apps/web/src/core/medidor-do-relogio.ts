// The offset between the server's clock and the monotonic one. Each answer of the server bounds it by half of its
// round trip, and that bound grows with its age, because clocks drift: the narrowest of the last minutes counts.
import type { Relogio } from './relogio.ts'

const JANELA_MS = 5 * 60_000
/** By how much two clocks may part: a hundred millionths is more than a sound one is off. */
const DERIVA = 1e-4
/** The server's own estimate of the database's clock moves by this much. */
const TREMOR_MS = 10

interface Leitura {
  /** the server's clock less this one */
  readonly desvio: number
  /** and how wrong that may be */
  readonly folga: number
  readonly quando: number
}
const folgaEm = (l: Leitura, agora: number): number => l.folga + (agora - l.quando) * DERIVA

/**
 * Takes each round trip, sent at `enviado` (monotonic) and answered just now with the server's `servidor`. The
 * quickest answer must not be kept for good: it grows stale, and a sleep of the computer (whose monotonic clock may
 * sleep too) or a step of the server's clock makes it false.
 */
export function criarMedidor(relogio: Relogio): (enviado: number, servidor: number) => void {
  let leituras: readonly Leitura[] = []
  return (enviado, servidor) => {
    const agora = relogio.monotonico()
    const nova = { desvio: servidor - (enviado + agora) / 2, folga: (agora - enviado) / 2, quando: agora }
    const recentes = leituras.filter((l) => agora - l.quando < JANELA_MS)
    // Bounds that do not meet: one of the clocks was set, or slept.
    const desmentida = recentes.some(
      (l) => Math.abs(l.desvio - nova.desvio) > folgaEm(l, agora) + nova.folga + TREMOR_MS,
    )
    leituras = desmentida ? [nova] : [...recentes, nova]
    relogio.acertar(leituras.reduce((a, b) => (folgaEm(b, agora) <= folgaEm(a, agora) ? b : a)).desvio)
  }
}
