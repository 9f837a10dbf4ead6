// Chance that can be played again: a generator with a seed (sfc32, by Chris Doty-Humphrey, public domain). Every choice
// of a simulation comes from here; the same seed gives the same run.
export class Acaso {
  #a: number
  #b: number
  #c: number
  #contador = 1

  constructor(semente: number | string) {
    const [a, b, c] = espalhar(String(semente))
    this.#a = a
    this.#b = b
    this.#c = c
    for (let i = 0; i < 12; i++) this.bits()
  }

  /** 32 random bits as an unsigned integer */
  bits(): number {
    const t = (this.#a + this.#b + this.#contador) | 0
    this.#contador = (this.#contador + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t
    return t >>> 0
  }

  /** from 0 to 1, without 1 */
  fracao(): number {
    return this.bits() / 4_294_967_296
  }

  entre(de: number, ate: number): number {
    return de + this.fracao() * (ate - de)
  }

  /** whole, both ends included */
  inteiro(de: number, ate: number): number {
    return de + Math.floor(this.fracao() * (ate - de + 1))
  }

  chance(p: number): boolean {
    return this.fracao() < p
  }

  escolher<T>(lista: readonly T[]): T {
    if (lista.length === 0) throw new Error('nothing to choose from')
    return lista[Math.floor(this.fracao() * lista.length)] as T
  }

  /** A waiting time: mostly near `tipico`, seldom up to `pior`. */
  demora(tipico: number, pior: number): number {
    const u = this.fracao()
    return u < 0.95 ? tipico * (0.3 + this.fracao() * 1.4) : this.entre(tipico, pior)
  }

  uuid(): string {
    const h = Array.from({ length: 4 }, () => this.bits().toString(16).padStart(8, '0')).join('')
    return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-8${h.slice(17, 20)}-${h.slice(20)}`
  }

  /** Another generator, decided by this one and a name: who draws from it does not disturb the others. */
  ramo(nome: string): Acaso {
    return new Acaso(`${this.bits()}/${nome}`)
  }
}

/** FNV-1a three times over, with different starts. */
function espalhar(texto: string): [number, number, number] {
  const um = (inicio: number): number => {
    let h = inicio
    for (let i = 0; i < texto.length; i++) h = Math.imul(h ^ texto.charCodeAt(i), 16_777_619)
    return h | 0
  }
  return [um(0x811c9dc5), um(0x01234567), um(0x7f4a7c15)]
}
