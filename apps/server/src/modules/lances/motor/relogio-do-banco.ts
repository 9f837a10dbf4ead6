// The database's clock, as this process best knows it: every decision is dated by it, so that processes on machines
// with wrong clocks agree. Measured by round trips (the quickest of the last minute counts), counted on with the
// monotonic clock, so that a jump of this machine's clock moves nothing.
const VALIDADE_MS = 60_000

export interface RelogioDoBanco {
  /** epoch ms, whole */
  agora(): number
  /** a query was sent at `enviado` (performance.now) and answered now with the database's `clock_timestamp()` */
  ouvir(enviado: number, noBanco: Date): void
  medir(): Promise<void>
}

export function criarRelogioDoBanco(perguntar: () => Promise<Date>): RelogioDoBanco {
  let base: number | null = null
  let ida = Number.POSITIVE_INFINITY
  let quando = 0
  const relogio: RelogioDoBanco = {
    agora: () => Math.floor((base ?? performance.timeOrigin) + performance.now()),
    ouvir(enviado, noBanco) {
      const agora = performance.now()
      const volta = agora - enviado
      if (base !== null && volta > ida && agora - quando < VALIDADE_MS) return
      base = noBanco.getTime() - (enviado + volta / 2)
      ida = volta
      quando = agora
    },
    async medir() {
      for (let i = 0; i < 5; i++) {
        const enviado = performance.now()
        relogio.ouvir(enviado, await perguntar())
      }
    },
  }
  return relogio
}
