// Page of a result in order. Two ways:
// - by end date (the default of every list) an order over all lots is kept, and a page is read by walking it. End dates
//   move with every soft close, so a moved lot leaves the order and waits in a short sorted list that the walk merges
//   in; when that list is long, both are merged into a new order in one pass (about 3 ms for a million lots);
// - by anything else the first `k` of the found lots are selected with a heap of k.
import { type Bits, crescer, desligar, ligar, palavrasPara, tem } from './bits.ts'
import { AUSENTE } from './conjunto-de-slots.ts'

export type Comparador = (a: number, b: number) => number

/** Longer lists make inserting and walking slow; shorter ones merge too often. */
const MAXIMO_DE_SOLTOS = 2048

export class OrdemMantida {
  #ordem = new Uint32Array(0)
  /** slots that are not (or no longer) where #ordem says */
  #fora: Bits
  #soltos: number[] = []
  /** while loading: slots wait unsorted, one sort at the end */
  #carga: number[] | null = []
  readonly #comparar: Comparador

  constructor(capacidade: number, comparar: Comparador) {
    this.#fora = new Uint32Array(palavrasPara(capacidade))
    this.#comparar = comparar
  }

  /** To be called before the key of a slot changes, and when a slot dies. */
  tirar(slot: number): void {
    if (this.#carga !== null) this.#assentar()
    if (tem(this.#fora, slot)) {
      const onde = this.#posicao(slot)
      if (this.#soltos[onde] === slot) this.#soltos.splice(onde, 1)
    } else ligar(this.#fora, slot)
  }

  /** To be called after the key of a new slot, or of one that was taken out, is in place. */
  por(slot: number): void {
    if (this.#carga !== null) {
      this.#carga.push(slot)
      return
    }
    ligar(this.#fora, slot)
    this.#soltos.splice(this.#posicao(slot), 0, slot)
    if (this.#soltos.length > MAXIMO_DE_SOLTOS) this.#intercalar()
  }

  crescer(capacidade: number): void {
    this.#fora = crescer(this.#fora, palavrasPara(capacidade))
  }

  /** The slots of `conjunto` from position `de` on, at most `quantos`, in order. */
  pagina(conjunto: Bits, de: number, quantos: number): number[] {
    if (this.#carga !== null) this.#assentar()
    const saida: number[] = []
    const ordem = this.#ordem
    const soltos = this.#soltos
    const fora = this.#fora
    const fim = de + quantos
    let vistos = 0
    let j = 0
    while (j < soltos.length && !tem(conjunto, soltos[j]!)) j++
    for (let i = 0; i < ordem.length && vistos < fim; i++) {
      const s = ordem[i]!
      if (!tem(conjunto, s) || tem(fora, s)) continue
      while (j < soltos.length && vistos < fim && this.#comparar(soltos[j]!, s) < 0) {
        if (tem(conjunto, soltos[j]!) && vistos++ >= de) saida.push(soltos[j]!)
        j++
      }
      if (vistos < fim && vistos++ >= de) saida.push(s)
    }
    for (; j < soltos.length && vistos < fim; j++)
      if (tem(conjunto, soltos[j]!) && vistos++ >= de) saida.push(soltos[j]!)
    return saida
  }

  renumerar(mapa: Uint32Array, capacidade: number): void {
    if (this.#carga !== null) this.#assentar()
    this.#intercalar()
    const nova = new Uint32Array(this.#ordem.length)
    let n = 0
    for (const s of this.#ordem) if (mapa[s] !== AUSENTE) nova[n++] = mapa[s]!
    this.#ordem = nova.slice(0, n)
    this.#fora = new Uint32Array(palavrasPara(capacidade))
  }

  #assentar(): void {
    const slots = Uint32Array.from(this.#carga ?? [])
    this.#carga = null
    let emOrdem = true
    for (let i = 1; i < slots.length && emOrdem; i++) emOrdem = this.#comparar(slots[i - 1]!, slots[i]!) < 0
    this.#ordem = emOrdem ? slots : slots.sort(this.#comparar)
  }

  #posicao(slot: number): number {
    let baixo = 0
    let alto = this.#soltos.length
    while (baixo < alto) {
      const meio = (baixo + alto) >>> 1
      if (this.#comparar(this.#soltos[meio]!, slot) < 0) baixo = meio + 1
      else alto = meio
    }
    return baixo
  }

  #intercalar(): void {
    const antiga = this.#ordem
    const soltos = this.#soltos
    const nova = new Uint32Array(antiga.length + soltos.length)
    let n = 0
    let j = 0
    for (let i = 0; i < antiga.length; i++) {
      const s = antiga[i]!
      if (tem(this.#fora, s)) continue
      while (j < soltos.length && this.#comparar(soltos[j]!, s) < 0) nova[n++] = soltos[j++]!
      nova[n++] = s
    }
    while (j < soltos.length) nova[n++] = soltos[j++]!
    for (const s of soltos) desligar(this.#fora, s)
    this.#ordem = nova.slice(0, n)
    this.#soltos = []
  }
}

/** Fewer lots than this are selected from directly. */
const MUITOS = 32_768
const AMOSTRA = 8192

/**
 * The `k` smallest of the first `n` of `slots`, in order; `slots` is scratch and is overwritten. Far cheaper than
 * sorting all when `k` is a page: a sample gives a bound that at least `k` lots satisfy, one pass keeps those within it
 * (whatever order they come in), and a heap of `k` does the rest.
 */
export function primeiros(slots: Uint32Array, n: number, k: number, comparar: Comparador): Uint32Array {
  if (k === 0) return new Uint32Array(0)
  if (n <= k * 2) return slots.slice(0, n).sort(comparar).subarray(0, Math.min(k, n))
  if (n > MUITOS && k * 4 <= AMOSTRA) return monteDe(slots, restringir(slots, n, k, comparar), k, comparar)
  return monteDe(slots, n, k, comparar)
}

function restringir(slots: Uint32Array, n: number, k: number, comparar: Comparador): number {
  const passo = n / AMOSTRA
  const amostra = Uint32Array.from({ length: AMOSTRA }, (_, i) => slots[Math.floor(i * passo)]!)
  const limite = monteDe(amostra, AMOSTRA, k, comparar)[k - 1]!
  let ficam = 0
  for (let i = 0; i < n; i++) {
    const s = slots[i]!
    if (comparar(s, limite) <= 0) slots[ficam++] = s
  }
  return ficam
}

function monteDe(slots: Uint32Array, n: number, k: number, comparar: Comparador): Uint32Array {
  const monte = slots.slice(0, Math.min(k, n))
  for (let i = (k >>> 1) - 1; i >= 0; i--) descer(monte, i, comparar)
  for (let i = k; i < n; i++) {
    const s = slots[i]!
    if (comparar(s, monte[0]!) >= 0) continue
    monte[0] = s
    descer(monte, 0, comparar)
  }
  return monte.sort(comparar)
}

function descer(monte: Uint32Array, i: number, comparar: Comparador): void {
  const s = monte[i]!
  for (;;) {
    let filho = 2 * i + 1
    if (filho >= monte.length) break
    if (filho + 1 < monte.length && comparar(monte[filho + 1]!, monte[filho]!) > 0) filho++
    if (comparar(monte[filho]!, s) <= 0) break
    monte[i] = monte[filho]!
    i = filho
  }
  monte[i] = s
}
