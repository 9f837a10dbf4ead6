// Requests that wait, per lot and in their order of arrival. A lot that is being decided is left alone until it lands.
import type { PedidoDoMotor, RespostaDoMotor } from './pedidos.ts'

/** Limits: a lot's queue is what one process decides in about a second; all queues are memory. */
const FILA_DO_LOTE = 5_000
const FILA_TOTAL = 50_000
const LOTES_POR_COMANDO = 256
const ITENS_POR_COMANDO = 2_048

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
  itens: Item[]
  emVoo: boolean
  /** decisions that did not stand, since the last that did */
  tentativas: number
  /** ask for stored answers before deciding: something went wrong */
  conferir: boolean
}

/** Requests of one lot that are decided together. */
export interface Grupo {
  readonly fila: Fila
  itens: Item[]
}

export class Filas {
  readonly #filas = new Map<string, Fila>()
  esperando = 0

  /** The longest queue of one lot. */
  get maior(): number {
    let maior = 0
    for (const { itens } of this.#filas.values()) maior = Math.max(maior, itens.length)
    return maior
  }

  /** False when there is no more room. */
  entrar(lelUid: string, item: Item): boolean {
    const fila = this.#filas.get(lelUid) ?? {
      lelUid,
      itens: [],
      emVoo: false,
      tentativas: 0,
      conferir: false,
    }
    if (this.esperando >= FILA_TOTAL || fila.itens.length >= FILA_DO_LOTE) return false
    this.#filas.set(lelUid, fila)
    this.esperando += 1
    fila.itens.push(item)
    return true
  }

  /** Takes what can be decided now; the lots are in flight from here on. */
  colher(): Grupo[] {
    const grupos: Grupo[] = []
    let itens = 0
    for (const fila of this.#filas.values()) {
      if (fila.emVoo || fila.itens.length === 0) continue
      if (grupos.length >= LOTES_POR_COMANDO || itens >= ITENS_POR_COMANDO) break
      const parte = fila.itens.splice(0, ITENS_POR_COMANDO - itens)
      itens += parte.length
      fila.emVoo = true
      grupos.push({ fila, itens: parte })
    }
    return grupos
  }

  /** The lot may be decided again. */
  pousar(fila: Fila): void {
    fila.emVoo = false
    if (fila.itens.length > 0) {
      // To the end: every other lot that waits comes first.
      this.#filas.delete(fila.lelUid)
      this.#filas.set(fila.lelUid, fila)
    } else if (this.#filas.get(fila.lelUid) === fila) this.#filas.delete(fila.lelUid)
  }
}
