// What goes wrong in a run, and when: drawn before it begins, so that the same seed breaks the same things.
import type { Acaso } from './acaso.ts'

export interface Desastre {
  readonly quando: number
  readonly dura: number
  readonly tipo: 'morte' | 'parada' | 'banco' | 'rede' | 'barramento' | 'espectadores' | 'relogio'
  /** which node; ignored where everyone is meant */
  readonly no: number
}

/** `intensidade` 0: a quiet run. */
export function sortearDesastres(acaso: Acaso, nos: number, ate: number, intensidade: number): Desastre[] {
  const tipos = [
    ['morte', 4, [50, 9_000]],
    ['parada', 1, [1_000, 12_000]],
    ['banco', 1, [200, 14_000]],
    ['rede', 2, [100, 9_000]],
    ['barramento', 2, [200, 12_000]],
    ['espectadores', 3, [0, 0]],
    ['relogio', 1, [0, 0]],
  ] as const
  const lista: Desastre[] = []
  for (const [tipo, peso, [de, para]] of tipos) {
    const vezes = Math.floor(intensidade * peso * acaso.fracao() * 2)
    for (let i = 0; i < vezes; i++)
      lista.push({
        tipo,
        quando: acaso.entre(500, ate),
        dura: acaso.entre(de, para),
        no: acaso.inteiro(0, nos - 1),
      })
  }
  return lista.toSorted((a, b) => a.quando - b.quando)
}
