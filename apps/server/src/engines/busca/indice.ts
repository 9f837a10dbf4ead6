// The search index of one hotsite: turns a query into bit sets, a page and facets. One index per tenant, so a query
// cannot forget the filter and costs in proportion to its lots (docs/figures/busca.md).
// Every answer is intersected with the base (lots that live, and for the public are published): `Avaliador` starts from
// it.
import {
  type BuscaPossiveis,
  type CampoDeBusca,
  ehCampoPalavra,
} from '@martelo/contracts/lotes/busca.schemas.ts'
import { Avaliador } from './avaliar-condicoes.ts'
import { type Bits, contar, listar, tem } from './bits.ts'
import type { Chave, Consulta, PalavraBuscada } from './consulta-de-busca.ts'
import { ContadorDeFacetas } from './contar-facetas.ts'
import type { Documento } from './documento-de-busca.ts'
import { LotesIndexados } from './lotes-indexados.ts'
import { type Comparador, primeiros } from './ordem-da-busca.ts'

export interface Achados {
  /** internal lot ids, in order */
  readonly ids: number[]
  /** lots under all filters, whatever the page */
  readonly total: number
}

/** Up to so many found lots, a page by end date is sorted from them; beyond, the kept order is walked. */
const POUCOS = 2048

export class Indice {
  readonly #lotes = new LotesIndexados()
  readonly #avaliador = new Avaliador(this.#lotes)
  readonly #facetas = new ContadorDeFacetas(this.#lotes, this.#avaliador)
  #lista = new Uint32Array(0)

  get tamanho(): number {
    return this.#lotes.slotDe.size
  }

  /** Puts one row in. Answers false when the index already knew as much or more. */
  aplicar(doc: Documento): boolean {
    return this.#lotes.aplicar(doc)
  }

  /** Takes dead slots out when there are many; answers whether it did. Pauses about a microsecond per lot. */
  compactarSePreciso(): boolean {
    if (!this.#lotes.pedeCompactacao) return false
    this.compactar()
    return true
  }

  compactar(): void {
    this.#lotes.compactar()
  }

  /** One page of ids, and the total. */
  buscar(q: Consulta): Achados {
    return this.#avaliador.durante(() => {
      const achados = this.#avaliador.conjunto(q.condicoes, q.visao)
      const total = contar(achados)
      const slots = q.de >= total ? [] : this.#pagina(achados, total, q)
      const valores = this.#lotes.numeros.id.valores
      return { ids: Array.from(slots, (s) => valores[s]!), total }
    })
  }

  /** Facets: what can still be chosen, with counts. */
  possiveis(q: Consulta): BuscaPossiveis {
    return this.#avaliador.durante(() => this.#facetas.possiveis(q))
  }

  #pagina(achados: Bits, total: number, q: Consulta): Iterable<number> {
    const [primeira] = q.ordem
    const padrao =
      q.ordem.length === 1 &&
      primeira !== undefined &&
      'campo' in primeira &&
      primeira.campo === 'dataFim' &&
      !primeira.desc
    if (padrao && total > POUCOS) return this.#lotes.porFim.pagina(achados, q.de, q.tamanho)
    if (this.#lista.length < total) this.#lista = new Uint32Array(Math.max(total, this.#lotes.capacidade))
    listar(achados, this.#lista)
    const ate = Math.min(total, q.de + q.tamanho)
    return primeiros(this.#lista, total, ate, this.#comparador(q.ordem)).subarray(q.de)
  }

  #comparador(ordem: readonly Chave[]): Comparador {
    const id = this.#lotes.numeros.id.valores
    const chaves = ordem.map((c) => {
      if ('palavras' in c) return this.#leitorDoTitulo(c.palavras)
      if ('comValor' in c) return this.#leitorDaFalta(c.comValor)
      return this.#leitor(c.campo, c.desc, c.primeiros)
    })
    const [primeira] = chaves
    const resto = chaves.slice(1)
    return (a, b) => {
      const x = primeira!(a)
      const y = primeira!(b)
      if (x < y) return -1
      if (x > y) return 1
      for (const ler of resto) {
        const dif = compararNumeros(ler(a), ler(b))
        if (dif !== 0) return dif
      }
      return id[a]! - id[b]!
    }
  }

  /** A slot's key as a number that sorts ascending; a missing value sorts last in both directions. */
  #leitor(campo: CampoDeBusca, desc: boolean, preferidos?: readonly string[]): (slot: number) => number {
    const sinal = desc ? -1 : 1
    if (ehCampoPalavra(campo)) {
      const { codigos, entradas } = this.#lotes.palavras[campo]
      const postos = preferidos
        ? Float64Array.from(entradas, (e) => posicaoEm(preferidos, e.valores[0]))
        : this.#lotes.palavras[campo].postos()
      const chaves = postos.map((p) => (Number.isNaN(p) ? Number.POSITIVE_INFINITY : p * sinal))
      return (s) => chaves[codigos[s]!]!
    }
    const { valores } = this.#lotes.numeros[campo]
    return (s) => {
      const v = valores[s]! * sinal
      return Number.isNaN(v) ? Number.POSITIVE_INFINITY : v
    }
  }

  /** 0: the lot has a value, 1: it has none. */
  #leitorDaFalta(campo: CampoDeBusca): (slot: number) => number {
    const ler = this.#leitor(campo, false)
    return (s) => Number(ler(s) === Number.POSITIVE_INFINITY)
  }

  /** Counts the words that the lot's name lacks. */
  #leitorDoTitulo(palavras: readonly PalavraBuscada[]): (slot: number) => number {
    const conjuntos = palavras.map((p) => {
      const bits = this.#avaliador.emprestar()
      this.#lotes.titulo.unir(p, bits)
      return bits
    })
    return (s) => conjuntos.reduce((n, bits) => n + Number(!tem(bits, s)), 0)
  }
}

/** NaN: not among them. */
function posicaoEm(preferidos: readonly string[], valor: string | undefined): number {
  const i = valor === undefined ? -1 : preferidos.indexOf(valor)
  return i < 0 ? Number.NaN : i
}

const compararNumeros = (x: number, y: number) => (x < y ? -1 : x > y ? 1 : 0)
