// Sets of document slots as bits in 32-bit words. Everything here is a tight loop over typed arrays: it runs for every
// filter of every query, over all lots.
//
// All sets of one index have the same length, its capacity; bits beyond the last document are zero in the base set, and
// every result is an intersection with it.

export type Bits = Uint32Array

export const palavrasPara = (capacidade: number) => (capacidade + 31) >>> 5

export function ligar(b: Bits, i: number): void {
  b[i >>> 5]! |= 1 << (i & 31)
}
export function desligar(b: Bits, i: number): void {
  b[i >>> 5]! &= ~(1 << (i & 31))
}
export const tem = (b: Bits, i: number): boolean => (b[i >>> 5]! & (1 << (i & 31))) !== 0

export function intersectar(alvo: Bits, outro: Bits): void {
  for (let w = 0; w < alvo.length; w++) alvo[w]! &= outro[w]!
}
export function unir(alvo: Bits, outro: Bits): void {
  for (let w = 0; w < outro.length; w++) alvo[w]! |= outro[w]!
}
export function subtrair(alvo: Bits, outro: Bits): void {
  for (let w = 0; w < alvo.length; w++) alvo[w]! &= ~outro[w]!
}

export function contar(b: Bits): number {
  let total = 0
  for (let w = 0; w < b.length; w++) {
    let x = b[w]!
    if (x === 0) continue
    x -= (x >>> 1) & 0x55555555
    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
    total += Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return total
}

/** How many slots are in both; `a` may be shorter. */
export function contarComuns(a: Bits, b: Bits): number {
  let total = 0
  for (let w = 0; w < a.length; w++) {
    let x = a[w]! & b[w]!
    x -= (x >>> 1) & 0x55555555
    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
    total += Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return total
}

/** Writes the slots of the set into `saida` in ascending order; answers how many. `saida` must be long enough. */
export function listar(b: Bits, saida: Uint32Array): number {
  let n = 0
  for (let w = 0; w < b.length; w++) {
    let x = b[w]!
    const base = w << 5
    while (x !== 0) {
      const menor = x & -x
      saida[n++] = base + 31 - Math.clz32(menor)
      x ^= menor
    }
  }
  return n
}

/** A longer copy; the new bits are zero. */
export function crescer<T extends Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array>(
  antigo: T,
  tamanho: number,
): T {
  const Classe = antigo.constructor as new (n: number) => T
  const novo = new Classe(tamanho)
  novo.set(antigo)
  return novo
}
