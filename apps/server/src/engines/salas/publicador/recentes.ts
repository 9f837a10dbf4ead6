// What the engine of this process has just written to the logs of lots, until the room has been told: the publisher
// lists bids from here and does not read them again. One run per lot, without gaps: at a gap (another process bids on
// the lot too, a restart, a queue that grew too long) the log is read.
import type { LinhaDeLance, LoteDecidido } from '../../lances/port.ts'
import type { LanceDaSala } from './lances-da-sala.sql.ts'

const LINHAS_POR_LOTE = 5_000
const LOTES = 5_000

interface Trecho {
  /** the log before this row (inclusive) is not here */
  apos: number
  /** the last price-setting row before; null: there was none; undefined: not known here */
  anterior: LanceDaSala | null | undefined
  linhas: LinhaDeLance[]
}

export interface Corrida {
  readonly linhas: readonly LinhaDeLance[]
  readonly anterior: LanceDaSala | null
  /** number of the last row */
  readonly ate: number
}

export class Recentes {
  readonly #trechos = new Map<number, Trecho>()

  /** After the commit. */
  anotar({ antes: { lelId }, linhas }: LoteDecidido): void {
    const primeira = linhas[0]
    if (primeira === undefined) return
    const ja = this.#trechos.get(lelId)
    if (ja !== undefined && fim(ja) === primeira.seq - 1 && ja.linhas.length < LINHAS_POR_LOTE) {
      for (const l of linhas) ja.linhas.push(l)
      return
    }
    if (this.#trechos.size >= LOTES) this.#trechos.clear()
    const apos = primeira.seq - 1
    this.#trechos.set(lelId, { apos, anterior: apos === 0 ? null : undefined, linhas: [...linhas] })
  }

  /** The rows after `apos` up to `ate`, as far as they are here; null: they are not. */
  corrida(lelId: number, apos: number, ate: number): Corrida | null {
    const t = this.#trechos.get(lelId)
    if (t === undefined || t.anterior === undefined || t.apos !== apos || t.linhas.length === 0) return null
    // A list of its own: the engine goes on adding to the other one.
    const linhas = t.linhas.filter((l) => l.seq <= ate)
    const ultima = linhas.at(-1)
    return ultima === undefined ? null : { linhas, anterior: t.anterior, ate: ultima.seq }
  }

  /** The room has been told up to row `ate`; the last price-setting row up to there was `anterior` (undefined: unknown). */
  dito(lelId: number, ate: number, anterior: LanceDaSala | null | undefined): void {
    const t = this.#trechos.get(lelId)
    if (t?.apos === ate && anterior === undefined) return
    if (t === undefined) {
      // What this process decides next goes on from here.
      if (this.#trechos.size < LOTES) this.#trechos.set(lelId, { apos: ate, anterior, linhas: [] })
      return
    }
    // Rows that this process wrote further on, behind another process's: not told yet, and not ours to tell from
    // memory.
    if (t.apos > ate) return
    t.linhas = t.linhas.filter((l) => l.seq > ate)
    t.apos = ate
    t.anterior = anterior
    const primeira = t.linhas[0]
    if (primeira !== undefined && primeira.seq !== ate + 1) t.linhas = []
  }
}

const fim = (t: Trecho): number => t.linhas.at(-1)?.seq ?? t.apos
