// A column of words, dictionary-encoded: each lot holds the code of its entry. An entry is a list of values (none, one,
// or several for fields like promocao) below a parent (a model below its brand), so that facets of all three kinds are
// counted by one loop over one number per lot.
import type { CampoPalavra } from '@martelo/contracts/lotes/busca.schemas.ts'
import { type Bits, crescer } from './bits.ts'
import { Conjunto } from './conjunto-de-slots.ts'
import { chaveDeOrdem } from './palavras-de-busca.ts'

export interface Entrada {
  readonly valores: readonly string[]
  readonly pai: string | null
}

const SEPARADOR = '\u0000'
const MAIOR_CODIGO_CURTO = 0xffff

export class ColunaPalavra {
  readonly campo: CampoPalavra
  codigos: Uint16Array | Uint32Array
  readonly entradas: Entrada[] = []
  /** lots per code that the public sees, and all of them: the counts of an unfiltered facet */
  publicos = new Uint32Array(16)
  todos = new Uint32Array(16)
  readonly #codigoDe = new Map<string, number>()
  readonly #codigosDoValor = new Map<string, number[]>()
  readonly #conjuntos: Conjunto[] = []
  #postos: Float64Array | null = null

  constructor(campo: CampoPalavra, capacidade: number) {
    this.campo = campo
    this.codigos = new Uint16Array(capacidade)
    this.#codificar([], null)
  }

  /** Gives the slot its entry. `anterior` false: a new slot, which is in no set yet. */
  definir(
    slot: number,
    valores: readonly string[],
    pai: string | null,
    capacidade: number,
    anterior: boolean,
  ): void {
    const codigo = this.#codificar(valores, pai)
    const antes = this.codigos[slot]!
    if (anterior) {
      if (antes === codigo) return
      this.#conjuntos[antes]!.remover(slot)
    }
    if (codigo > MAIOR_CODIGO_CURTO && this.codigos instanceof Uint16Array)
      this.codigos = new Uint32Array(this.codigos)
    this.codigos[slot] = codigo
    this.#conjuntos[codigo]!.adicionar(slot, capacidade)
  }

  /** Counts or discounts the slot's entry. */
  contar(slot: number, delta: 1 | -1, publico: boolean): void {
    const codigo = this.codigos[slot]!
    this.todos[codigo]! += delta
    if (publico) this.publicos[codigo]! += delta
  }

  /** Adds to `alvo` the lots that hold any of the values. Unknown values hold none. */
  unirValores(valores: readonly string[], alvo: Bits): void {
    for (const v of valores) {
      for (const codigo of this.#codigosDoValor.get(v) ?? []) this.#conjuntos[codigo]!.unirEm(alvo)
    }
  }

  /** Adds the lots whose value `valor` lies below `pai`. */
  unirFilho(pai: string, valor: string, alvo: Bits): void {
    const codigo = this.#codigoDe.get(chave([valor], pai))
    if (codigo !== undefined) this.#conjuntos[codigo]!.unirEm(alvo)
  }

  unirSemValor(alvo: Bits): void {
    for (let c = 0; c < this.entradas.length; c++)
      if (this.entradas[c]!.valores.length === 0) this.#conjuntos[c]!.unirEm(alvo)
  }

  /** Adds to `contagens` how many of each code are in the set. For columns of few values: one pass per value. */
  contarPorConjuntos(bits: Bits, contagens: Uint32Array): void {
    for (let c = 0; c < this.#conjuntos.length; c++) contagens[c]! += this.#conjuntos[c]!.contarEm(bits)
  }

  /** Steps of `contarPorConjuntos`. */
  get custoPorConjuntos(): number {
    return this.#conjuntos.reduce((n, c) => n + c.custo, 0)
  }

  /** Position of each code in the sorted order of values; equal keys share it, no value is NaN (sorts last). */
  postos(): Float64Array {
    if (this.#postos !== null && this.#postos.length === this.entradas.length) return this.#postos
    const chaves = this.entradas.map((e) => (e.valores.length === 0 ? null : chaveDeOrdem(e.valores[0]!)))
    const ordenadas = [...new Set(chaves.filter((k) => k !== null))].sort(porTexto)
    const posicao = new Map(ordenadas.map((k, i) => [k, i]))
    this.#postos = Float64Array.from(chaves, (k) => (k === null ? Number.NaN : posicao.get(k)!))
    return this.#postos
  }

  crescer(capacidade: number): void {
    this.codigos = crescer(this.codigos, capacidade)
  }

  /** Keeps only the surviving slots, in order. Values that no lot holds any more stay in the dictionary. */
  renumerar(mapa: Uint32Array, sobreviventes: Uint32Array, capacidade: number): void {
    const antigos = this.codigos
    const novos = antigos instanceof Uint16Array ? new Uint16Array(capacidade) : new Uint32Array(capacidade)
    for (let i = 0; i < sobreviventes.length; i++) novos[i] = antigos[sobreviventes[i]!]!
    this.codigos = novos
    for (const c of this.#conjuntos) c.renumerar(mapa, capacidade)
  }

  #codificar(valores: readonly string[], pai: string | null): number {
    const k = chave(valores, pai)
    const existente = this.#codigoDe.get(k)
    if (existente !== undefined) return existente
    const codigo = this.entradas.length
    this.entradas.push({ valores, pai: valores.length === 0 ? null : pai })
    this.#conjuntos.push(new Conjunto())
    this.#codigoDe.set(k, codigo)
    for (const v of valores) {
      const codigos = this.#codigosDoValor.get(v)
      if (codigos === undefined) this.#codigosDoValor.set(v, [codigo])
      else codigos.push(codigo)
    }
    if (codigo >= this.todos.length) {
      this.todos = crescer(this.todos, codigo * 2)
      this.publicos = crescer(this.publicos, codigo * 2)
    }
    return codigo
  }
}

/** Lots without a value share one code, whatever their parent. */
function chave(valores: readonly string[], pai: string | null): string {
  if (valores.length === 0) return SEPARADOR
  return pai === null ? valores.join(SEPARADOR) : `${pai}${SEPARADOR}${SEPARADOR}${valores.join(SEPARADOR)}`
}

/** Plain order of UTF-16 code units: PostgreSQL's "C" order for everything but emoji. */
export function porTexto(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
