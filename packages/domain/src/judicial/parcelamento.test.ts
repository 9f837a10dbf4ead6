import { describe, expect, test } from 'vitest'
import { montarCalendario } from '../calendario/dias-uteis.ts'
import { feriadosDosAnos } from '../calendario/feriados.ts'
import {
  contradicoesDoParcelamento,
  melhorProposta,
  menorEntrada,
  mesesDepois,
  planoDeParcelas,
  type PropostaNaPraca,
  type PropostaParcelada,
} from './parcelamento.ts'

const regras = { aceitaParcelamento: true, entradaMinima: 25, parcelasMaximas: 30 }
const boa: PropostaParcelada = { valor: 40_000_00, entrada: 10_000_00, parcelas: 30 }
const BANCARIO = montarCalendario('bancario', feriadosDosAnos(2026, 2029))
const onde = { minimo: 40_000_00, comecou: false }

describe('an offer in instalments', () => {
  test.each<[string, Partial<PropostaParcelada>, string[]]>([
    ['a quarter at once, thirty months', {}, []],
    ['less than the round', { valor: 39_999_99 }, ['valor']],
    ['a centavo below the quarter', { entrada: 9_999_99 }, ['entrada']],
    ['all at once is no offer in instalments', { entrada: 40_000_00 }, ['entrada']],
    ['too many', { parcelas: 31 }, ['parcelas']],
    ['none', { parcelas: 0 }, ['parcelas']],
  ])('%s', (_, mudar, campos) => {
    expect(Object.keys(contradicoesDoParcelamento({ ...boa, ...mudar }, regras, onde))).toEqual(campos)
  })
  test('not where the judge takes none, nor once the round began', () => {
    const nao = { ...regras, aceitaParcelamento: false }
    expect(contradicoesDoParcelamento(boa, nao, onde)).toMatchObject({ geral: /não aceita/ })
    expect(contradicoesDoParcelamento(boa, regras, { ...onde, comecou: true })).toMatchObject({
      geral: expect.stringMatching(/até o início/),
    })
  })
})

test.each([
  [40_000_00, 25, 10_000_00],
  [1_01, 25, 26],
  [99_99, 30, 30_00],
])('the least of %d at %d%% is %d', (valor, taxa, entrada) => {
  expect(menorEntrada(valor, taxa)).toBe(entrada)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-25', 2, '2027-01-25'],
  ['2026-08-31', 30, '2029-02-28'],
])('%s and %d months is %s', (dia, meses, fim) => {
  expect(mesesDepois(dia, meses)).toBe(fim)
})

test('the plan pays exactly the rest, the odd centavos first', () => {
  const plano = planoDeParcelas({ valor: 100_00, entrada: 25_00, parcelas: 7 }, '2026-11-25', BANCARIO)
  expect(plano.map((p) => p.valor)).toEqual([10_74, 10_71, 10_71, 10_71, 10_71, 10_71, 10_71])
  expect(plano.reduce((a, p) => a + p.valor, 0)).toBe(75_00)
})

test.each<[string, string, string[]]>([
  // Christmas is a Friday; the month after keeps the day of the hammer.
  ['a holiday and a weekend after it', '2026-11-25', ['2026-12-28', '2027-01-25', '2027-02-25']],
  ['a Saturday', '2026-09-17', ['2026-10-19', '2026-11-17', '2026-12-17']],
  ['Carnaval, when only banks are closed', '2027-01-08', ['2027-02-10', '2027-03-08', '2027-04-08']],
])('due on %s: the next day with banks', (_, arremate, dias) => {
  const plano = planoDeParcelas({ valor: 100_00, entrada: 25_00, parcelas: 3 }, arremate, BANCARIO)
  expect(plano.map((p) => p.vencimento)).toEqual(dias)
})

describe('which offer has the lot', () => {
  const p = (mudar: Partial<PropostaNaPraca>): PropostaNaPraca => ({
    ...boa,
    praca: 1,
    feitaEm: 1,
    ...mudar,
  })
  test.each<[string, PropostaNaPraca[], number | null]>([
    ['none', [], null],
    ['none of that round', [p({ praca: 2 })], null],
    ['the higher value', [p({}), p({ valor: 41_000_00, feitaEm: 9 })], 1],
    ['at one value fewer instalments', [p({}), p({ parcelas: 12, feitaEm: 9 })], 1],
    ['at the same terms who came first', [p({ feitaEm: 2 }), p({ feitaEm: 1 })], 1],
  ])('%s', (_, propostas, qual) => {
    expect(melhorProposta(1, propostas)).toBe(qual === null ? null : propostas[qual])
  })
})
