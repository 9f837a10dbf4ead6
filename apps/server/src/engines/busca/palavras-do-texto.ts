// Free text: which lots hold which word. Words are kept sorted, so that everything that begins with "toy" lies side by
// side. A lot whose text changes gets a new slot, so entries are only ever added; dead slots are masked by the caller.
import type { Bits } from './bits.ts'
import { porTexto } from './coluna-palavra.ts'
import { Conjunto } from './conjunto-de-slots.ts'
import type { PalavraBuscada } from './consulta-de-busca.ts'

export class PalavrasDoTexto {
  readonly #conjuntos = new Map<string, Conjunto>()
  #ordenadas: string[] = []
  /** words seen since the last sort */
  #novas: string[] = []

  adicionar(slot: number, palavras: Iterable<string>, capacidade: number): void {
    for (const p of palavras) {
      let c = this.#conjuntos.get(p)
      if (c === undefined) {
        c = new Conjunto()
        this.#conjuntos.set(p, c)
        this.#novas.push(p)
      }
      c.adicionar(slot, capacidade)
    }
  }

  /** Adds the lots that match one typed word. */
  unir(palavra: PalavraBuscada, alvo: Bits): void {
    this.#ordenar()
    const lista = this.#ordenadas
    let baixo = 0
    let alto = lista.length
    while (baixo < alto) {
      const meio = (baixo + alto) >>> 1
      if (lista[meio]! < palavra.prefixo) baixo = meio + 1
      else alto = meio
    }
    for (let i = baixo; i < lista.length && lista[i]!.startsWith(palavra.prefixo); i++) {
      this.#conjuntos.get(lista[i]!)!.unirEm(alvo)
    }
    if (!palavra.inteira.startsWith(palavra.prefixo)) this.#conjuntos.get(palavra.inteira)?.unirEm(alvo)
  }

  renumerar(mapa: Uint32Array, capacidade: number): void {
    this.#ordenar()
    for (const [p, c] of this.#conjuntos) {
      c.renumerar(mapa, capacidade)
      if (c.vazio) this.#conjuntos.delete(p)
    }
    this.#ordenadas = this.#ordenadas.filter((p) => this.#conjuntos.has(p))
  }

  /** Few new words are inserted where they belong; many are sorted in with the rest. */
  #ordenar(): void {
    if (this.#novas.length === 0) return
    this.#ordenadas = intercalar(this.#ordenadas, this.#novas.sort(porTexto))
    this.#novas = []
  }
}

function intercalar(a: readonly string[], b: readonly string[]): string[] {
  const saida: string[] = new Array(a.length + b.length)
  for (let i = 0, j = 0, k = 0; k < saida.length; k++) {
    saida[k] = j >= b.length || (i < a.length && a[i]! < b[j]!) ? a[i++]! : b[j++]!
  }
  return saida
}
