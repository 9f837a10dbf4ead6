import { describe, expect, test } from 'vitest'
import { LinhaDoSom } from './linha-do-som.ts'

/** Hears `s` seconds in pieces of 10 ms; `agora` says when the page gets to each of them. */
function ouvir(s: number, agora: (n: number) => number): number[] {
  const linha = new LinhaDoSom()
  return Array.from({ length: s * 100 }, (_, i) => linha.ouviu(agora(i), (i + 1) * 10))
}
const COMECO = 5_000
const aTempo = (n: number): number => COMECO + (n + 1) * 10
/** A page that is busy from `de` for `ms`, and then reads what has piled up. */
const ocupada =
  (de: number, ms: number) =>
  (n: number): number =>
    aTempo(n) > de && aTempo(n) < de + ms ? de + ms : aTempo(n)

describe('where the sound begins on the picture’s clock', () => {
  test.each([
    ['in time', aTempo],
    ['a busy page of 400 ms', ocupada(7_003, 400)],
    ['a busy page of 900 ms right when a second begins', ocupada(6_005, 900)],
    ['a busy page of 1,500 ms', ocupada(7_500, 1_500)],
    ['two busy stretches', (n: number) => Math.max(ocupada(6_300, 300)(n), ocupada(7_200, 600)(n))],
  ])('stays where it is: %s', (_nome, agora) => {
    expect(new Set(ouvir(6, agora))).toEqual(new Set([COMECO]))
  })

  test('moves on once where samples were lost', () => {
    const lidos = ouvir(6, (n) => aTempo(n) + (n >= 200 ? 700 : 0))
    expect(lidos.at(-1)).toBe(COMECO + 700)
    expect([...new Set(lidos)]).toEqual([COMECO, COMECO + 700])
  })

  test('moves back where it was heard late at first', () => {
    const lidos = ouvir(3, (n) => aTempo(n) + (n < 5 ? 600 : 0))
    expect(lidos.at(-1)).toBe(COMECO)
  })

  test('follows a clock that runs a thousandth slower, and never further than picture and sound may be apart', () => {
    const lidos = ouvir(400, (n) => COMECO + (n + 1) * 10.01)
    for (const [n, zero] of lidos.entries()) {
      const verdade = COMECO + (n + 1) * 0.01
      expect(Math.abs(verdade - zero)).toBeLessThan(165)
    }
  })
})
