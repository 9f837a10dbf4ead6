// What one control showed and when a press on it began. Kept outside of React: the browser's instants count (of the event,
// and of the moment at which the value stood on the page), not when a handler came to run.
import { lerPressao, type Mostrado, type Pressao } from '@martelo/domain/lances/valor-mostrado.ts'

const LEMBRADOS = 16
/** A press whose click never came is none any more. */
const ESQUECER_MS = 10_000

export class PressaoDoControle {
  #mostrados: Mostrado[] = []
  #inicio: number | null = null

  /** On the page from `desde` on; the first value counts as always there unless `recente`. */
  mostrar(valor: number | null, desde: number, recente: boolean): void {
    const ultimo = this.#mostrados.at(-1)
    if (ultimo?.valor === valor) return
    const inicio = ultimo === undefined && !recente ? Number.NEGATIVE_INFINITY : desde
    this.#mostrados = [...this.#mostrados, { valor, desde: inicio }].slice(-LEMBRADOS)
  }

  apertar(inicio: number): void {
    this.#inicio = inicio
  }

  largar(): void {
    this.#inicio = null
  }

  /** At the click. One that no press was seen for (a screen reader's) begins with itself. */
  soltar(agora: number): Pressao {
    const inicio = this.#inicio !== null && agora - this.#inicio < ESQUECER_MS ? this.#inicio : agora
    this.#inicio = null
    return lerPressao(this.#mostrados, inicio)
  }
}
