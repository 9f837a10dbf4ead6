import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PARCELA_MINIMA, PARCELAMENTO_PADRAO, parcelar, valorDaParcela } from './parcelas-do-cartao.ts'

describe('card instalments', () => {
  test.each([
    // value, instalments, percent a month, instalment
    [100_000, 1, 0, 100_000],
    [100_000, 3, 0, 33_333],
    [100_000, 1, 1.99, 100_000],
    [100_000, 12, 1.99, 9_450],
    [1_000_000, 10, 2.5, 114_259],
    [5_000_000, 24, 1, 235_367],
  ])('%i in %i at %s percent: %i each', (valor, parcelas, jurosAoMes, esperado) => {
    expect(valorDaParcela(valor, { parcelas, jurosAoMes })).toBe(esperado)
  })

  test('nothing below the least instalment, but one payment always', () => {
    expect(parcelar(80_00).map((p) => p.parcelas)).toEqual([1])
    expect(parcelar(100_00).map((p) => p.parcelas)).toEqual([1, 2])
  })

  test('the rows come in order, whatever the table’s', () => {
    const tabela = [
      { parcelas: 3, jurosAoMes: 0 },
      { parcelas: 1, jurosAoMes: 0 },
    ]
    expect(parcelar(1_000_00, tabela).map((p) => p.parcelas)).toEqual([1, 3])
  })

  test('without interest the total is the value to the centavo, the rest in the first instalment', () => {
    expect(parcelar(1_000_00).find((p) => p.parcelas === 3)).toMatchObject({
      parcela: 333_33,
      primeira: 333_34,
      total: 1_000_00,
    })
  })

  test('the total is the instalments’ sum, and never less than the value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (valor) => {
        for (const p of parcelar(valor, PARCELAMENTO_PADRAO)) {
          expect(p.total).toBe(p.primeira + p.parcela * (p.parcelas - 1))
          expect(p.total).toBeGreaterThanOrEqual(valor)
          if (p.jurosAoMes === 0) expect(p.total).toBe(valor)
          if (p.parcelas > 1) expect(p.parcela).toBeGreaterThanOrEqual(PARCELA_MINIMA)
        }
      }),
    )
  })
})
