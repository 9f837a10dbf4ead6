import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { numeroPorExtenso, reaisPorExtenso } from './por-extenso.ts'

describe('por extenso', () => {
  test.each([
    [0, 'zero real'],
    [1, 'um centavo'],
    [2, 'dois centavos'],
    [100, 'um real'],
    [101, 'um real e um centavo'],
    [1_600, 'dezesseis reais'],
    [2_100, 'vinte e um reais'],
    [10_000, 'cem reais'],
    [10_100, 'cento e um reais'],
    [100_000, 'mil reais'],
    [100_100, 'mil e um reais'],
    [110_000, 'mil e cem reais'],
    [123_456, 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
    [200_000, 'dois mil reais'],
    [5_250_000, 'cinquenta e dois mil e quinhentos reais'],
    [10_000_000, 'cem mil reais'],
    [100_000_000, 'um milhão de reais'],
    [200_000_001, 'dois milhões de reais e um centavo'],
    [120_000_000, 'um milhão e duzentos mil reais'],
    [123_456_700, 'um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete reais'],
    [200_005_000, 'dois milhões e cinquenta reais'],
    [
      99_999_999_999,
      'novecentos e noventa e nove milhões novecentos e noventa e nove mil novecentos e noventa e nove reais e noventa e nove centavos',
    ],
  ])('%i: %s', (valor, texto) => expect(reaisPorExtenso(valor)).toBe(texto))

  it('never says the same for two numbers', () => {
    const numero = fc.integer({ min: 0, max: 999_999_999 })
    fc.assert(
      fc.property(numero, numero, (a, b) => {
        expect(numeroPorExtenso(a) === numeroPorExtenso(b)).toBe(a === b)
        expect(numeroPorExtenso(a)).toMatch(/^[a-zêãõç]+( [a-zêãõç]+)*$/)
      }),
    )
  })

  it('refuses what it cannot say', () => {
    for (const errado of [-1, 0.5, 100_000_000_000]) expect(() => reaisPorExtenso(errado)).toThrow(RangeError)
    for (const errado of [-1, 0.5, 1_000_000_000]) expect(() => numeroPorExtenso(errado)).toThrow(RangeError)
  })
})
