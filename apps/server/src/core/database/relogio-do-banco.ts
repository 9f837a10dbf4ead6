// The database's clock as this process best knows it: decisions are dated by it, countdowns follow it, so processes on
// machines with wrong clocks agree. Measured by round trips (error bound: half of one, growing with age; the narrowest
// bound counts) and counted on with the monotonic clock.
// Refuses to drop a slow answer that contradicts the belief: the database's clock was set, or this machine slept. Until
// it is believed, no bid stands and lots close late.

/** By how much two clocks may part: a hundred millionths is more than a sound one is off. */
const DERIVA = 1e-4
/** The database's instants come in whole milliseconds. */
const RESOLUCAO_MS = 1

export interface RelogioDoBanco {
  /** epoch ms, whole */
  agora(): number
  /** a query was sent at `enviado` (performance.now) and answered now with the database's `clock_timestamp()` */
  ouvir(enviado: number, noBanco: Date): void
  medir(): Promise<void>
  /** what was believed is doubted: the first answer counts, however slow, until a quicker one comes */
  medirDeNovo(): Promise<void>
}

export function criarRelogioDoBanco(
  perguntar: () => Promise<Date>,
  monotonico: () => number = () => performance.now(),
): RelogioDoBanco {
  /** the database's clock less this one, and how wrong that was when it was measured */
  let base: number | null = null
  let folga = Number.POSITIVE_INFINITY
  let quando = 0
  const relogio: RelogioDoBanco = {
    agora: () => Math.floor((base ?? performance.timeOrigin) + monotonico()),
    ouvir(enviado, noBanco) {
      const agora = monotonico()
      const nova = noBanco.getTime() - (enviado + agora) / 2
      const dela = (agora - enviado) / 2 + RESOLUCAO_MS
      const desta = folga + (agora - quando) * DERIVA
      if (Number.isNaN(nova)) return
      if (base !== null && dela > desta && Math.abs(nova - base) <= dela + desta) return
      base = nova
      folga = dela
      quando = agora
    },
    async medir() {
      for (let i = 0; i < 5; i++) {
        const enviado = monotonico()
        relogio.ouvir(enviado, await perguntar())
      }
    },
    medirDeNovo() {
      folga = Number.POSITIVE_INFINITY
      return relogio.medir()
    },
  }
  return relogio
}
