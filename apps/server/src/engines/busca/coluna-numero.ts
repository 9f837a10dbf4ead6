// A column of numbers (centavos, km, years, epoch ms) with the smallest and largest of each block of 1,024 lots. The
// blocks answer a facet's minimum and maximum almost without looking at lots, and let a range skip what cannot match.
//
// `valores` is written by `definir` only, which marks the block whose bounds are stale.
import { type Bits, crescer, ligar } from './bits.ts'

const LOTES_POR_BLOCO = 1024
const PALAVRAS_POR_BLOCO = LOTES_POR_BLOCO / 32
const blocosPara = (capacidade: number) => Math.ceil(capacidade / LOTES_POR_BLOCO)

export class ColunaNumero {
  /** NaN: no value */
  valores: Float64Array
  #menor: Float64Array
  #maior: Float64Array
  #nulos: Uint16Array
  #sujo: Uint8Array

  constructor(capacidade: number) {
    this.valores = new Float64Array(capacidade).fill(Number.NaN)
    const blocos = blocosPara(capacidade)
    this.#menor = new Float64Array(blocos)
    this.#maior = new Float64Array(blocos)
    this.#nulos = new Uint16Array(blocos)
    this.#sujo = new Uint8Array(blocos).fill(1)
  }

  definir(slot: number, valor: number | null): void {
    this.valores[slot] = valor ?? Number.NaN
    this.#sujo[slot >>> 10] = 1
  }

  /**
   * Marks in `alvo` (zeroed) the slots below `n` with de ≤ value ≤ ate. Where `onde` has no lot in 32, none is looked at.
   */
  marcarFaixa(de: number, ate: number, n: number, alvo: Bits, onde: Bits): void {
    const valores = this.valores
    for (let b = 0; b << 10 < n; b++) {
      this.#atualizar(b)
      if (!(this.#menor[b]! <= ate && this.#maior[b]! >= de)) continue
      const w0 = b * PALAVRAS_POR_BLOCO
      const w1 = Math.min(w0 + PALAVRAS_POR_BLOCO, alvo.length)
      if (this.#nulos[b] === 0 && this.#menor[b]! >= de && this.#maior[b]! <= ate) {
        alvo.fill(0xffffffff, w0, w1)
        continue
      }
      for (let w = w0; w < w1; w++) {
        if (onde[w] === 0) continue
        let x = 0
        const s = w << 5
        for (let j = 0; j < 32; j++) {
          const v = valores[s + j]!
          // no branch: half of all lots pass, which no processor predicts (8 times slower with &&)
          x |= (Number(v >= de) & Number(v <= ate)) << j
        }
        alvo[w] = x
      }
    }
  }

  /** Adds to `alvo` (zeroed) the slots that have one of the values. */
  marcarIguais(iguais: readonly number[], n: number, alvo: Bits, onde: Bits): void {
    if (iguais.length === 1) {
      this.marcarFaixa(iguais[0]!, iguais[0]!, n, alvo, onde)
      return
    }
    const ordenados = Float64Array.from(iguais).sort()
    const entre = new Uint32Array(alvo.length)
    this.marcarFaixa(ordenados[0]!, ordenados.at(-1)!, n, entre, onde)
    const procurados = new Set(iguais)
    for (let w = 0; w < entre.length; w++) {
      for (let x = entre[w]!; x !== 0; x &= x - 1) {
        const s = (w << 5) + 31 - Math.clz32(x & -x)
        if (procurados.has(this.valores[s]!)) ligar(alvo, s)
      }
    }
  }

  marcarPresentes(n: number, alvo: Bits, onde: Bits): void {
    this.marcarFaixa(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, n, alvo, onde)
  }

  /** Smallest and largest value within the set; null when no lot of it has one. */
  extremos(conjunto: Bits, n: number): { minimo: number; maximo: number } | null {
    let minimo = Number.POSITIVE_INFINITY
    let maximo = Number.NEGATIVE_INFINITY
    const valores = this.valores
    for (let b = 0; b << 10 < n; b++) {
      this.#atualizar(b)
      if (!(this.#menor[b]! < minimo || this.#maior[b]! > maximo)) continue
      const fim = Math.min((b + 1) * PALAVRAS_POR_BLOCO, conjunto.length)
      for (let w = b * PALAVRAS_POR_BLOCO; w < fim; w++) {
        let x = conjunto[w]!
        while (x !== 0) {
          const bit = x & -x
          x ^= bit
          const v = valores[(w << 5) + 31 - Math.clz32(bit)]!
          if (v < minimo) minimo = v
          if (v > maximo) maximo = v
        }
      }
    }
    return minimo <= maximo ? { minimo, maximo } : null
  }

  /** The same, reading each of the first `n` slots of a list. */
  extremosDaLista(slots: Uint32Array, n: number): { minimo: number; maximo: number } | null {
    let minimo = Number.POSITIVE_INFINITY
    let maximo = Number.NEGATIVE_INFINITY
    const valores = this.valores
    for (let i = 0; i < n; i++) {
      const v = valores[slots[i]!]!
      if (v < minimo) minimo = v
      if (v > maximo) maximo = v
    }
    return minimo <= maximo ? { minimo, maximo } : null
  }

  crescer(capacidade: number): void {
    const antes = this.valores.length
    this.valores = crescer(this.valores, capacidade).fill(Number.NaN, antes)
    const blocos = blocosPara(capacidade)
    this.#menor = crescer(this.#menor, blocos)
    this.#maior = crescer(this.#maior, blocos)
    this.#nulos = crescer(this.#nulos, blocos)
    this.#sujo = new Uint8Array(blocos).fill(1)
  }

  renumerar(sobreviventes: Uint32Array, capacidade: number): void {
    const antigos = this.valores
    this.valores = new Float64Array(capacidade).fill(Number.NaN)
    for (let i = 0; i < sobreviventes.length; i++) this.valores[i] = antigos[sobreviventes[i]!]!
    const blocos = blocosPara(capacidade)
    this.#menor = new Float64Array(blocos)
    this.#maior = new Float64Array(blocos)
    this.#nulos = new Uint16Array(blocos)
    this.#sujo = new Uint8Array(blocos).fill(1)
  }

  #atualizar(b: number): void {
    if (this.#sujo[b] === 0) return
    let menor = Number.POSITIVE_INFINITY
    let maior = Number.NEGATIVE_INFINITY
    let nulos = 0
    const fim = Math.min((b + 1) * LOTES_POR_BLOCO, this.valores.length)
    for (let s = b * LOTES_POR_BLOCO; s < fim; s++) {
      const v = this.valores[s]!
      if (v < menor) menor = v
      if (v > maior) maior = v
      if (Number.isNaN(v)) nulos++
    }
    this.#menor[b] = menor
    this.#maior[b] = maior
    this.#nulos[b] = nulos
    this.#sujo[b] = 0
  }
}
