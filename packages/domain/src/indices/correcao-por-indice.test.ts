import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corrigirPorIndice, mesesDaCorrecao } from './correcao-por-indice.ts'

const IPCA = new Map([
  ['2026-07', 0.26],
  ['2026-08', -0.11],
  ['2026-09', 0.48],
  ['2026-10', 0.09],
  ['2026-12', 0.5],
  ['2027-01', 1],
])
const pedido = (valor: number, desde: string, ate: string, jaCorrigido = 0) =>
  corrigirPorIndice({ valor, desde, ate, variacoes: IPCA, jaCorrigido })

test.each<[string, string, string, string[]]>([
  ['the same month', '2026-10-01', '2026-10-31', []],
  ['the day does not count', '2026-09-30', '2026-10-01', ['2026-09']],
  ['over the new year', '2026-11-20', '2027-02-02', ['2026-11', '2026-12', '2027-01']],
  ['the day before', '2026-10-02', '2026-09-30', []],
])('months of %s', (_, desde, ate, meses) => {
  expect(mesesDaCorrecao(desde, ate)).toEqual(meses)
})

test.each<[string, number, string, string, number, number, string]>([
  ['one month', 3_000_00, '2026-09-10', '2026-10-02', 0, 14_40, '09/2026'],
  // 3000 × 1,0048 × 1,0009 = 3017,11 (and not 3000 × 0,57 % = 3017,10)
  ['months upon each other', 3_000_00, '2026-09-10', '2026-11-28', 0, 17_11, '09/2026 a 10/2026'],
  [
    'what was corrected before is taken off',
    3_000_00,
    '2026-09-10',
    '2026-11-28',
    14_40,
    2_71,
    '09/2026 a 10/2026',
  ],
  ['a month of falling prices lowers it', 3_000_00, '2026-07-10', '2026-09-01', 0, 4_49, '07/2026 a 08/2026'],
  ['half a centavo goes up', 1_00, '2026-12-10', '2027-01-05', 0, 1, '12/2026'],
])('%s', (_, valor, desde, ate, ja, correcao, periodo) => {
  expect(pedido(valor, desde, ate, ja)).toEqual({ pode: true, correcao, periodo })
})

test.each<[string, number, string, string, number, string]>([
  ['within the month', 3_000_00, '2026-10-01', '2026-10-31', 0, 'Ainda não há mês inteiro a corrigir.'],
  ['nothing owed', 0, '2026-09-01', '2026-10-31', 0, 'Ainda não há mês inteiro a corrigir.'],
  [
    'a month that is not typed in',
    3_000_00,
    '2026-10-01',
    '2027-01-31',
    0,
    'Falta cadastrar o índice de 11/2026.',
  ],
  [
    'prices fell: the sum stays',
    3_000_00,
    '2026-08-01',
    '2026-09-30',
    0,
    'Não há correção a somar até agora.',
  ],
  ['corrected already', 3_000_00, '2026-09-10', '2026-10-02', 14_40, 'Não há correção a somar até agora.'],
])('refused: %s', (_, valor, desde, ate, ja, motivo) => {
  expect(pedido(valor, desde, ate, ja)).toEqual({ pode: false, motivo })
})

test('corrected in two steps comes to what one step comes to', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (valor) => {
      const cedo = pedido(valor, '2026-09-10', '2026-10-15')
      const ja = cedo.pode ? cedo.correcao : 0
      const tarde = pedido(valor, '2026-09-10', '2026-11-15', ja)
      const inteira = pedido(valor, '2026-09-10', '2026-11-15')
      expect(ja + (tarde.pode ? tarde.correcao : 0)).toBe(inteira.pode ? inteira.correcao : 0)
    }),
  )
})
