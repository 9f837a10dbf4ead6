// The indexes of all hotsites, by hotsite. Runs inside the worker, and directly in tests.
import type { BuscaPossiveis } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { Consulta } from './consulta-de-busca.ts'
import type { Documento } from './documento-de-busca.ts'
import { type Achados, Indice } from './indice.ts'

export class Indices {
  readonly #porHotsite = new Map<number, Indice>()

  get lotes(): number {
    let n = 0
    for (const i of this.#porHotsite.values()) n += i.tamanho
    return n
  }

  buscar(hotId: number, consulta: Consulta): Achados {
    return this.#de(hotId).buscar(consulta)
  }

  possiveis(hotId: number, consulta: Consulta): BuscaPossiveis {
    return this.#de(hotId).possiveis(consulta)
  }

  aplicar(mudancas: readonly Documento[]): void {
    for (const doc of mudancas) this.#de(doc.hotId).aplicar(doc)
  }

  /** Compacts at most one index (it pauses); answers whether it did. */
  compactarUm(): boolean {
    for (const i of this.#porHotsite.values()) if (i.compactarSePreciso()) return true
    return false
  }

  /** A hotsite without lots has an empty index like any other. */
  #de(hotId: number): Indice {
    let indice = this.#porHotsite.get(hotId)
    if (indice === undefined) {
      indice = new Indice()
      this.#porHotsite.set(hotId, indice)
    }
    return indice
  }
}
