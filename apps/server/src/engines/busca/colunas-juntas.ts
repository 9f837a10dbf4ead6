// Several word columns counted in one pass. Lots repeat combinations (a model has one brand, an auction one yard), so
// each lot also holds the code of its combination; counting combinations and then adding them up per column touches
// every lot once instead of once per column, which is most of what facets cost.
import type { ColunaPalavra } from './coluna-palavra.ts'
import { crescer } from './bits.ts'

/** Room for the member's code below the code of the columns before it; both stay far below 2^53. */
const VAGAS = 2 ** 22

export class ColunasJuntas {
  readonly colunas: readonly ColunaPalavra[]
  codigos: Uint32Array
  /** per combination, the codes of its columns one after the other */
  #membros = new Uint32Array(64)
  quantas = 0
  readonly #degraus: readonly Map<number, number>[]

  constructor(colunas: readonly ColunaPalavra[], capacidade: number) {
    this.colunas = colunas
    this.codigos = new Uint32Array(capacidade)
    this.#degraus = colunas.map(() => new Map())
  }

  /** Reads the slot's codes in its columns, which must be set already. */
  definir(slot: number): void {
    let codigo = 0
    let nova = false
    for (let i = 0; i < this.colunas.length; i++) {
      const degrau = this.#degraus[i]!
      const chave = codigo * VAGAS + this.colunas[i]!.codigos[slot]!
      const conhecido = degrau.get(chave)
      nova = conhecido === undefined
      codigo = conhecido ?? degrau.size
      if (nova) degrau.set(chave, codigo)
    }
    if (nova) this.#registrar(codigo, slot)
    this.codigos[slot] = codigo
  }

  /** Adds the counts per combination to the counts per code of member `i`. */
  somar(i: number, porCombinacao: Uint32Array, contagens: Uint32Array): void {
    const k = this.colunas.length
    const membros = this.#membros
    for (let c = 0, m = i; c < this.quantas; c++, m += k) {
      const n = porCombinacao[c]!
      if (n !== 0) contagens[membros[m]!]! += n
    }
  }

  crescer(capacidade: number): void {
    this.codigos = crescer(this.codigos, capacidade)
  }

  renumerar(sobreviventes: Uint32Array, capacidade: number): void {
    const antigos = this.codigos
    this.codigos = new Uint32Array(capacidade)
    for (let i = 0; i < sobreviventes.length; i++) this.codigos[i] = antigos[sobreviventes[i]!]!
  }

  #registrar(codigo: number, slot: number): void {
    const k = this.colunas.length
    this.quantas = codigo + 1
    if (this.quantas * k > this.#membros.length) this.#membros = crescer(this.#membros, this.quantas * k * 2)
    for (let i = 0; i < k; i++) this.#membros[codigo * k + i] = this.colunas[i]!.codigos[slot]!
  }
}
