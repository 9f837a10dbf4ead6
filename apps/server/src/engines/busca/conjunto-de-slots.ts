// The slots that hold one value (a brand, a word). Rare values are kept as a list, frequent ones as bits: a list of one
// lot in fifty already costs more than the bits. A set only grows into bits, never back, except in a compaction.
import { type Bits, contarComuns, crescer, ligar, desligar, listar, palavrasPara } from './bits.ts'

/** Above one lot in this many, bits are smaller (4 bytes per entry against 1 bit per lot) and faster to unite. */
const DENSIDADE = 32

export class Conjunto {
  #lista: Uint32Array = new Uint32Array(2)
  #n = 0
  #bits: Bits | null = null

  /** `capacidade`: slots of the index, so that bits get their full length at once. A slot is added only once. */
  adicionar(slot: number, capacidade: number): void {
    if (this.#bits !== null) {
      if (slot >>> 5 >= this.#bits.length) this.#bits = crescer(this.#bits, palavrasPara(capacidade))
      ligar(this.#bits, slot)
      return
    }
    if (this.#n === this.#lista.length) {
      if (this.#n * DENSIDADE > capacidade && this.#n >= 64) {
        this.#virarBits(capacidade)
        this.adicionar(slot, capacidade)
        return
      }
      this.#lista = crescer(this.#lista, this.#n * 2)
    }
    this.#lista[this.#n++] = slot
  }

  /** Takes a slot out; one that is not there is left alone. */
  remover(slot: number): void {
    if (this.#bits !== null) {
      if (slot >>> 5 < this.#bits.length) desligar(this.#bits, slot)
      return
    }
    const onde = this.#lista.subarray(0, this.#n).indexOf(slot)
    if (onde < 0) return
    this.#n--
    this.#lista[onde] = this.#lista[this.#n]!
  }

  unirEm(alvo: Bits): void {
    if (this.#bits !== null) {
      const bits = this.#bits
      for (let w = 0; w < bits.length; w++) alvo[w]! |= bits[w]!
      return
    }
    const lista = this.#lista
    const n = this.#n
    for (let i = 0; i < n; i++) {
      const s = lista[i]!
      alvo[s >>> 5]! |= 1 << (s & 31)
    }
  }

  /** How many of the set are also in `outro`. */
  contarEm(outro: Bits): number {
    if (this.#bits !== null) return contarComuns(this.#bits, outro)
    let n = 0
    for (let i = 0; i < this.#n; i++) {
      const s = this.#lista[i]!
      n += (outro[s >>> 5]! >>> (s & 31)) & 1
    }
    return n
  }

  /** Steps that `contarEm` takes, to compare with other ways of counting. */
  get custo(): number {
    return this.#bits === null ? this.#n : this.#bits.length
  }

  /** New slot numbers after a compaction; `mapa` holds AUSENTE for the slots that are gone. */
  renumerar(mapa: Uint32Array, capacidade: number): void {
    let slots = this.#lista.subarray(0, this.#n)
    if (this.#bits !== null) {
      const todos = new Uint32Array(this.#bits.length * 32)
      slots = todos.subarray(0, listar(this.#bits, todos))
    }
    this.#bits = null
    this.#lista = new Uint32Array(2)
    this.#n = 0
    for (const s of slots) {
      const novo = mapa[s]
      if (novo !== undefined && novo !== AUSENTE) this.adicionar(novo, capacidade)
    }
  }

  get vazio(): boolean {
    return this.#bits === null && this.#n === 0
  }

  #virarBits(capacidade: number): void {
    const bits = new Uint32Array(palavrasPara(capacidade))
    for (let i = 0; i < this.#n; i++) ligar(bits, this.#lista[i]!)
    this.#bits = bits
    this.#lista = new Uint32Array(0)
    this.#n = 0
  }
}

export const AUSENTE = 0xffffffff
