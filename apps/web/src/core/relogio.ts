// The server's clock, as this browser best knows it. Countdowns use it; the computer's own clock may be minutes wrong.
let desvio = 0
let melhorIda = Number.POSITIVE_INFINITY

export const relogio = {
  /** epoch ms on the server, now */
  agora: (): number => Date.now() + desvio,
  /** a first, rough reading (page rendered or connection opened at `servidor`) */
  ouvir(servidor: number): void {
    if (melhorIda === Number.POSITIVE_INFINITY) desvio = servidor - Date.now()
  },
  /** a round trip: sent at `enviado` (performance.now), answered with the server's `servidor`; the quickest one counts */
  medir(enviado: number, servidor: number): void {
    const ida = performance.now() - enviado
    if (ida > melhorIda) return
    melhorIda = ida
    desvio = servidor + ida / 2 - Date.now()
  },
}
