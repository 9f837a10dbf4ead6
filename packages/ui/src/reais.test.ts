import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitar, interpretarValor, MAXIMO_CENTAVOS } from './digitar-reais.ts'
import { formatarReais, formatarValor } from './reais.ts'

describe('money as text', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [99, '0,99'],
    [100, '1,00'],
    [123456, '1.234,56'],
    [100000000, '1.000.000,00'],
    [MAXIMO_CENTAVOS, '999.999.999,99'],
    [-123456, '-1.234,56'],
  ])('%d centavos is %s', (centavos, texto) => {
    expect(formatarValor(centavos)).toBe(texto)
  })

  it('keeps R$ and the value on one line', () => {
    expect(formatarReais(2490000)).toBe('R$\u00a024.900,00')
    expect(formatarReais(-50)).toBe('-R$\u00a00,50')
  })

  it('writes what the locale writes', () => {
    const intl = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAXIMO_CENTAVOS }), (c) => {
        expect(formatarValor(c)).toBe(intl.format(c / 100))
      }),
    )
  })
})

/** Presses keys one after the other as a browser would; "<" is backspace. */
function teclar(teclas: string, inicio: { texto: string; cursor: number; centavos: number | null }) {
  let agora = inicio
  for (const tecla of teclas) {
    const { texto, cursor } = agora
    const cru =
      tecla === '<'
        ? {
            texto: texto.slice(0, Math.max(0, cursor - 1)) + texto.slice(cursor),
            cursor: Math.max(0, cursor - 1),
          }
        : { texto: texto.slice(0, cursor) + tecla + texto.slice(cursor), cursor: cursor + 1 }
    agora = digitar(cru.texto, cru.cursor, texto)
  }
  return agora
}
const vazio = { texto: '', cursor: 0, centavos: null }

describe('typing money: whole reais as typed, centavos after a comma', () => {
  it.each([
    ['1', '1', 100],
    ['86250', '86.250', 86_250_00],
    ['862,50', '862,50', 862_50],
    ['862,5', '862,5', 862_50],
    ['862,', '862,', 862_00],
    ['862,505', '862,50', 862_50],
    ['100000', '100.000', 100_000_00],
    ['1234567,89', '1.234.567,89', 1_234_567_89],
    [',5', '0,5', 50],
    ['007', '7', 700],
    ['0', '0', 0],
    ['12a3b', '123', 123_00],
    ['1,2,3', '1,23', 1_23],
    // A telephone set to English offers a point for the comma.
    ['1.5', '1.5', 1_50],
    ['150.', '150.', 150_00],
    ['1500.50', '1.500.50', 1_500_50],
    ['1500.500', '1.500.500', 1_500_500_00],
    ['1.000.000', '1.000.000', 1_000_000_00],
    // The same keys with a third digit are thousands.
    ['1.500', '1.500', 1_500_00],
    ['1.5000', '15.000', 15_000_00],
    ['150.000', '150.000', 150_000_00],
    ['1.500<', '150', 150_00],
    ['123<', '12', 12_00],
    ['1<<', '', null],
    ['', '', null],
  ])('keys %s show %s', (teclas, texto, centavos) => {
    const fim = teclar(teclas, vazio)
    expect([fim.texto, fim.centavos, fim.cursor]).toEqual([texto, centavos, texto.length])
  })

  it.each([
    ['1.234,56', 1_234_56],
    ['12.000,00', 12_000_00],
    ['R$ 9.500', 9_500_00],
    ['1234.56', 1_234_56],
    ['86250', 86_250_00],
  ])('filled at once with %s', (texto, centavos) => {
    expect(digitar(texto, texto.length, '').centavos).toBe(centavos)
  })

  it.each([
    ['a digit in the middle', '9', '1.234,56', 3, '12.934,56', 4],
    ['a digit that brings a point', '9', '234,56', 1, '2.934,56', 3],
    ['backspace in the middle', '<', '12.345,67', 4, '1.245,67', 3],
    ['backspace on a point moves over it', '<', '1.234,56', 2, '1.234,56', 1],
    ['a digit at the far left', '9', '1.234,56', 0, '91.234,56', 1],
    ['backspace on the comma joins what it parted', '<', '12,5', 3, '125', 2],
  ])('%s leaves the cursor where the eye is', (_, tecla, texto, cursor, esperado, cursorEsperado) => {
    const fim = teclar(tecla, { texto, cursor, centavos: interpretarValor(texto) })
    expect([fim.texto, fim.cursor]).toEqual([esperado, cursorEsperado])
  })

  it('does not take a digit that passes the maximum', () => {
    const cheio = { texto: '999.999.999,9', cursor: 13, centavos: MAXIMO_CENTAVOS - 9 }
    expect(teclar('9', cheio).texto).toBe('999.999.999,99')
    expect(teclar('9', { texto: '999.999.999', cursor: 11, centavos: null }).texto).toBe('999.999.999')
  })

  it('typing any value as it is read gives that value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAXIMO_CENTAVOS }), (c) => {
        const lido = formatarValor(c)
        for (const teclas of [lido, lido.replaceAll('.', '')]) {
          const fim = teclar(teclas, vazio)
          expect(fim).toEqual({ centavos: c, texto: lido, cursor: lido.length })
        }
      }),
    )
  })
})

describe('pasted money', () => {
  it.each([
    ['R$ 1.234,56', 123456],
    ['R$\u00a024.900,00', 2490000],
    ['1234,5', 123450],
    ['1234', 123400],
    ['1.234', 123400],
    ['1.234.567', 123456700],
    ['1,234.56', 123456],
    [',50', 50],
    ['', null],
    ['abc', null],
    ['-10', null],
    ['9999999999999', null],
  ])('%s', (texto, centavos) => {
    expect(interpretarValor(texto)).toBe(centavos)
  })
})
