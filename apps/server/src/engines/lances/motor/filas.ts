// Requests that wait, per lot and in their order of arrival. Up to EM_VOO groups of one lot are on their way at once,
// always on the same track: the later one rests on what the earlier will have left.
import type { LoteDoMotor } from './estado.sql.ts'
import type { PedidoDoMotor, RespostaDoMotor } from './pedidos.ts'

/** Limits: a lot's queue is what one process decides well within a second; all queues are memory. */
const FILA_DO_LOTE = 5_000
const FILA_TOTAL = 50_000
const LOTES_POR_COMANDO = 256
const ITENS_POR_COMANDO = 2_048
const EM_VOO = 2
/**
 * A lot's second group leaves only when it is worth a statement of its own: before its first row a statement costs as
 * much as some thirty bids. Fewer wait for the first to land. A queue of two such groups is sent in halves, so that one
 * is judged while the other is written.
 */
const SEGUNDO_DESDE = 64

export interface Item {
  readonly pedido: PedidoDoMotor
  /** lot, user and key of the request */
  readonly chave: string
  /** performance.now */
  readonly entrou: number
  readonly responder: (r: RespostaDoMotor) => void
  readonly falhar: (e: unknown) => void
}

export interface Fila {
  readonly lelUid: string
  readonly pista: number
  /** the lot's auction; null until the lot has been read */
  leiId: number | null
  itens: Item[]
  /** groups on their way */
  emVoo: number
  /** the lot as the last group on its way will leave it; null: as it is cached */
  previsto: LoteDoMotor | null
  /** nothing more leaves until what is on its way has landed */
  barreira: boolean
  /** groups whose decisions did not stand, in their order */
  falhos: Grupo[]
  /** decisions that did not stand, since the last that did */
  tentativas: number
  /** ask for stored answers before deciding: something went wrong */
  conferir: boolean
}

/** Requests of one lot that are decided together. */
export interface Grupo {
  readonly fila: Fila
  itens: Item[]
  /** performance.now: when it left the queue */
  readonly colhido: number
}

export class Filas {
  readonly #porPista: readonly Map<string, Fila>[]
  esperando = 0

  constructor(pistas: number) {
    this.#porPista = Array.from({ length: pistas }, () => new Map())
  }

  /** Requests that wait, by lot; those that are on their way have left the queue. */
  get porLote(): { readonly lelUid: string; readonly leiId: number | null; readonly n: number }[] {
    return this.#porPista
      .flatMap((filas) => [...filas.values()])
      .flatMap(({ lelUid, leiId, itens, falhos }) => {
        const n = falhos.reduce((soma, g) => soma + g.itens.length, itens.length)
        return n > 0 ? [{ lelUid, leiId, n }] : []
      })
  }

  /** The auction of a lot that waits here, if it is known. */
  leilaoDe(lelUid: string): number | null {
    return this.#porPista[this.#pistaDe(lelUid)]?.get(lelUid)?.leiId ?? null
  }

  /** False when there is no more room. */
  entrar(lelUid: string, item: Item): boolean {
    const pista = this.#pistaDe(lelUid)
    const filas = this.#porPista[pista] as Map<string, Fila>
    const fila = filas.get(lelUid) ?? {
      lelUid,
      pista,
      leiId: null,
      itens: [],
      emVoo: 0,
      previsto: null,
      barreira: false,
      falhos: [],
      tentativas: 0,
      conferir: false,
    }
    if (this.esperando >= FILA_TOTAL || fila.itens.length >= FILA_DO_LOTE) return false
    filas.set(lelUid, fila)
    this.esperando += 1
    fila.itens.push(item)
    return true
  }

  /** Takes what can be decided now on this track; `vazia`: nothing else is on its way there. */
  colher(pista: number, vazia: boolean, agora: number): Grupo[] {
    const grupos: Grupo[] = []
    let itens = 0
    for (const fila of (this.#porPista[pista] as Map<string, Fila>).values()) {
      if (fila.itens.length < (fila.emVoo > 0 ? SEGUNDO_DESDE : 1)) continue
      if (fila.barreira || fila.falhos.length > 0 || fila.emVoo >= EM_VOO) continue
      if (grupos.length >= LOTES_POR_COMANDO || itens >= ITENS_POR_COMANDO) break
      const quantos =
        vazia && fila.itens.length >= 2 * SEGUNDO_DESDE ? Math.ceil(fila.itens.length / 2) : fila.itens.length
      const parte = fila.itens.splice(0, Math.min(quantos, ITENS_POR_COMANDO - itens))
      itens += parte.length
      fila.emVoo += 1
      grupos.push({ fila, itens: parte, colhido: agora })
    }
    return grupos
  }

  /** One group fewer on its way. */
  pousar(fila: Fila): void {
    fila.emVoo -= 1
    if (fila.emVoo > 0) return
    fila.previsto = null
    fila.barreira = false
    const filas = this.#porPista[fila.pista] as Map<string, Fila>
    if (filas.get(fila.lelUid) !== fila) return
    filas.delete(fila.lelUid)
    // To the end: every other lot that waits comes first.
    if (fila.itens.length > 0 || fila.falhos.length > 0) filas.set(fila.lelUid, fila)
  }

  /** A lot keeps its track for good. */
  #pistaDe(lelUid: string): number {
    let h = 0
    for (let i = 0; i < lelUid.length; i++) h = (h * 31 + lelUid.charCodeAt(i)) | 0
    return Math.abs(h) % this.#porPista.length
  }
}
