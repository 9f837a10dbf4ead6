import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ehCentavos,
  ehValorPositivo,
  formatarCentavos,
  formatarReais,
  lerReais,
  porcentagemDe,
  somarPositivos,
  VALOR_MAXIMO,
} from './dinheiro.ts'

const valor = fc.integer({ min: 0, max: VALOR_MAXIMO })

describe('format', () => {
  test.each([
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [50, 'R$ 0,50'],
    [100, 'R$ 1,00'],
    [99_999, 'R$ 999,99'],
    [100_000, 'R$ 1.000,00'],
    [123_456, 'R$ 1.234,56'],
    [123_456_789, 'R$ 1.234.567,89'],
    [VALOR_MAXIMO, 'R$ 999.999.999,99'],
    [-123_456, '-R$ 1.234,56'],
  ])('%i → %s', (centavos, texto) => {
    expect(formatarReais(centavos)).toBe(texto)
  })

  test('without the sign', () => {
    expect(formatarCentavos(1_234_500)).toBe('12.345,00')
    expect(formatarCentavos(-5)).toBe('-0,05')
  })

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is a bug of the caller', (quebrado) => {
    expect(() => formatarReais(quebrado)).toThrow(RangeError)
  })
})

describe('what people type', () => {
  test.each<[string, number | null]>([
    ['1.234,56', 123_456],
    ['1234', 123_400],
    ['R$ 1.234', 123_400],
    ['r$1.234,5', 123_450],
    ['R$\u00a01.234,56', 123_456],
    ['  1234,00 ', 123_400],
    ['0,01', 1],
    ['1234.56', 123_456],
    ['12.5', 1_250],
    ['1.234', 123_400],
    ['1.234.567,89', 123_456_789],
    ['999.999.999,99', VALOR_MAXIMO],
    ['1.000.000.000,00', null],
    ['', null],
    ['R$', null],
    ['-5', null],
    ['1,234.56', null],
    ['1.23.456', null],
    ['12.3456', null],
    ['1.234.56', null],
    ['1,234', null],
    ['1e5', null],
    ['mil', null],
    ['١٢٣', null],
  ])('%j → %j', (texto, esperado) => {
    expect(lerReais(texto)).toBe(esperado)
  })

  test('what is shown can be read back', () => {
    fc.assert(fc.property(valor, (centavos) => lerReais(formatarReais(centavos)) === centavos))
  })
})

describe('percentage, half up', () => {
  test.each([
    [100_000, 5, 5_000],
    [10, 5, 1], // 0.5 centavo rounds up
    [9, 5, 0],
    [333, 5, 17], // 16.65
    [1_000_001, 5.25, 52_500],
    [1_234_567, 2.5, 30_864], // 30864.175
    [VALOR_MAXIMO, 100, VALOR_MAXIMO],
    [VALOR_MAXIMO, 5, 5_000_000_000],
    [100, 0, 0],
  ])('%i at %d %% → %i', (base, taxa, esperado) => {
    expect(porcentagemDe(base, taxa)).toBe(esperado)
  })

  test('is within half a centavo of the exact rate', () => {
    fc.assert(
      fc.property(valor, fc.integer({ min: 0, max: 1_000_000 }), (base, taxa) => {
        const dobro = BigInt(porcentagemDe(base, taxa / 10_000)) * 2_000_000n
        const exato = BigInt(base) * BigInt(taxa) * 2n
        return dobro - exato <= 1_000_000n && dobro - exato > -1_000_000n
      }),
    )
  })

  test.each([-1, Number.NaN])('%d is not a rate', (taxa) => {
    expect(() => porcentagemDe(100, taxa)).toThrow(RangeError)
  })
})

test('limits', () => {
  expect([0, 1, VALOR_MAXIMO].every(ehCentavos)).toBe(true)
  expect([-1, 0.5, VALOR_MAXIMO + 1, '1', null, undefined, Number.NaN].some(ehCentavos)).toBe(false)
  expect(ehValorPositivo(0)).toBe(false)
  expect(ehValorPositivo(1)).toBe(true)
})

test('only positive amounts are added', () => {
  expect(somarPositivos([100, null, -50, undefined, 0, 1])).toBe(101)
  expect(somarPositivos([])).toBe(0)
})
