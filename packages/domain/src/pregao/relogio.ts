// The clocks of the live room: restart, pause, resume, and giving back the time of an outage. All times are instants
// of the server (epoch ms) and come as arguments. A paused clock keeps what is left, not an end: with `dataFim` the
// lot would end during the pause.
import { SEGUNDOS_ENTRE_LOTES } from '../leiloes/leilao.ts'
import { SEGUNDOS_ENTRE_CHAMADAS } from '../lotes/guardas.ts'

/** Timer defaults. */
export const TEMPOS_PADRAO = {
  cronometroSegundos: 30,
  pontoCorteParaIncrementoPosLancesSegundos: 20,
  incrementoAposLancesSegundos: 20,
  segundosEntreChamadas: SEGUNDOS_ENTRE_CHAMADAS,
  segundoEntreLotes: SEGUNDOS_ENTRE_LOTES,
  /** From the end of one lot on the block to the opening of the next. */
  intervaloEntreLotesSegundos: 5,
} as const

/** An outage up to this long changes nothing. */
export const QUEDA_TOLERADA_MS = 5_000
/** Given on top of the lost time, so that bidders find their way back. */
export const FOLGA_APOS_QUEDA_MS = 60_000

export type Relogio = {
  /** End of the lot's clock; null: none runs. */
  readonly dataFim: number | null
  /** Instant of the last call; null outside calls. */
  readonly chamadaEm: number | null
}

/** What a paused clock still has. */
export type RelogioParado = {
  readonly restanteMs: number | null
  readonly desdeChamadaMs: number | null
}

/** The whole clock again, as after a bid in a call or an undone one. Null: the auctioneer decides alone. */
export function reiniciar(cronometroSegundos: number | null, agora: number): Relogio {
  return { dataFim: cronometroSegundos === null ? null : agora + cronometroSegundos * 1000, chamadaEm: null }
}

export function pausar({ dataFim, chamadaEm }: Relogio, agora: number): RelogioParado {
  return {
    restanteMs: dataFim === null ? null : Math.max(0, dataFim - agora),
    desdeChamadaMs: chamadaEm === null ? null : Math.max(0, agora - chamadaEm),
  }
}

/** Nothing passed during the pause: as much is left as at its beginning. */
export function retomar({ restanteMs, desdeChamadaMs }: RelogioParado, agora: number): Relogio {
  return {
    dataFim: restanteMs === null ? null : agora + restanteMs,
    chamadaEm: desdeChamadaMs === null ? null : agora - desdeChamadaMs,
  }
}

export type LoteComFim = {
  readonly lelUid: string
  /** Still takes bids (its state does); a lot that was closed before the outage does not. */
  readonly recebeLances: boolean
  readonly dataInicio: number | null
  readonly dataFim: number | null
}

export type Compensacao = { readonly lelUid: string; readonly de: number; readonly para: number }

/**
 * After an outage from `inicio` to `fim` (all processes down, database away): the new ends of every lot that was
 * running, or whose end came meanwhile. Each gets the lost time back plus 60 s. A lot that opened during the outage
 * lost only the part since its opening. A lot whose end had already come before gets nothing, it is to be closed. Not
 * idempotent: the caller records one row per outage before it moves clocks.
 */
export function compensarQueda(lotes: readonly LoteComFim[], inicio: number, fim: number): Compensacao[] {
  if (fim - inicio <= QUEDA_TOLERADA_MS) return []
  return lotes.flatMap(({ lelUid, recebeLances, dataInicio, dataFim }) => {
    if (!recebeLances || dataFim === null || dataFim <= inicio) return []
    const desde = Math.max(inicio, dataInicio ?? inicio)
    if (desde >= fim) return []
    return [{ lelUid, de: dataFim, para: dataFim + (fim - desde) + FOLGA_APOS_QUEDA_MS }]
  })
}
