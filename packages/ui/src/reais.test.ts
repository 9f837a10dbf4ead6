import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitar, formatarReais, formatarValor, interpretarValor, MAXIMO_CENTAVOS } from './reais.ts'

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

/** Presses keys one after the other as a browser would; "<" is backspace, "|" sets the cursor at the end. */
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
    agora = digitar(cru.texto, cru.cursor, agora.centavos)
  }
  return agora
}
const vazio = { texto: '', cursor: 0, centavos: null }

describe('typing money', () => {
  it.each([
    ['1', '0,01', 4],
    ['123', '1,23', 4],
    ['2490000', '24.900,00', 9],
    ['12a3.4', '12,34', 5],
    ['0', '0,00', 4],
    ['123<', '0,12', 4],
    ['1<<', '', 0],
    ['', '', 0],
  ])('keys %s show %s', (teclas, texto, cursor) => {
    const fim = teclar(teclas, vazio)
    expect([fim.texto, fim.cursor]).toEqual([texto, cursor])
  })

  it.each([
    ['a digit in the middle', '9', '1.234,56', 3, '12.934,56', 4],
    ['a digit that brings a dot', '9', '234,56', 1, '2.934,56', 3],
    ['backspace in the middle', '<', '12.345,67', 4, '1.245,67', 3],
    ['backspace on a separator moves over it', '<', '1.234,56', 6, '1.234,56', 5],
    ['a digit at the far left', '9', '1.234,56', 0, '91.234,56', 1],
  ])('%s leaves the cursor where the eye is', (_, tecla, texto, cursor, esperado, cursorEsperado) => {
    const fim = teclar(tecla, { texto, cursor, centavos: interpretarValor(texto) })
    expect([fim.texto, fim.cursor]).toEqual([esperado, cursorEsperado])
  })

  it('does not take a digit that passes the maximum', () => {
    const cheio = { texto: '999.999.999,99', cursor: 14, centavos: MAXIMO_CENTAVOS }
    expect(teclar('9', cheio)).toEqual(cheio)
  })

  it('an emptied box is no value, not zero', () => {
    expect(teclar('5<', vazio).centavos).toBe(0)
    expect(teclar('5<<', vazio).centavos).toBe(null)
  })

  it('typing the digits of any value gives that value, cursor at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAXIMO_CENTAVOS }), (c) => {
        const fim = teclar(String(c), vazio)
        expect(fim).toEqual({ centavos: c, texto: formatarValor(c), cursor: formatarValor(c).length })
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
