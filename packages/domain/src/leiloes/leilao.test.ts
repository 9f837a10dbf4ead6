import { describe, expect, test } from 'vitest'
import {
  dataPagamentoDoLeilao,
  encerraAntesDoInicio,
  erroDoInicio,
  finsDosLotes,
  nomeSemData,
  quadroDoLeilao,
} from './leilao.ts'
import { SITUACOES_DE_LEILAO } from './situacoes.ts'

const em = (texto: string): number => Date.parse(`${texto}-03:00`)

test.each([
  ['Leilão Banco X - 19/11/2026', 'Leilão Banco X'],
  ['Leilão Banco X 19/11/26', 'Leilão Banco X'],
  ['Leilão Banco X – 19/11/26 ', 'Leilão Banco X'],
  ['Leilão Banco X -', 'Leilão Banco X'],
  ['Leilão 19/11/2026 Banco X', 'Leilão 19/11/2026 Banco X'],
  ['Leilão 9/11/2026', 'Leilão 9/11/2026'],
  ['Leilão 119/11/2026', 'Leilão 119/11/2026'],
  ['Leilão 19/11/202', 'Leilão 19/11/202'],
  ['19/11/2026', ''],
  ['Pré-venda', 'Pré-venda'],
])('%j without its date is %j', (nome, esperado) => {
  expect(nomeSemData(nome)).toBe(esperado)
})

test.each([
  ['2026-11-19T10:00:00', '2026-11-21'],
  ['2026-11-19T22:30:00', '2026-11-21'], // already the 20th in UTC
  ['2026-12-30T19:00:00', '2027-01-01'],
])('an auction on %s is paid on %s', (data, dia) => {
  expect(dataPagamentoDoLeilao(em(data), null)).toBe(dia)
})

test.each([
  ['2026-11-19T10:00:00', '2026-11-19T21:00:00', '2026-11-21'],
  ['2026-11-12T10:00:00', '2026-11-19T16:00:00', '2026-11-21'],
  ['2026-11-12T10:00:00', '2026-11-19T22:30:00', '2026-11-21'], // already the 20th in UTC
  ['2026-11-19T10:00:00', '2026-11-01T10:00:00', '2026-11-21'],
])('an auction on %s whose last lot ends on %s is paid on %s', (data, fim, dia) => {
  expect(dataPagamentoDoLeilao(em(data), em(fim))).toBe(dia)
})

describe('lists', () => {
  const agora = em('2026-11-19T22:00:00') // 01:00 of the 20th in UTC
  test.each([
    ['PRONTO', '2026-11-25T10:00:00', 'ativo'],
    ['CRIADO', '2026-11-19T22:30:00', 'ativo'],
    ['PRONTO', '2026-11-19T20:00:00', 'ativo'], // today in Brasília, late in starting
    ['EM_LOTEAMENTO', '2026-11-18T20:00:00', 'vencido'],
    ['AO_VIVO', '2026-11-19T19:00:00', 'ao-vivo'],
    ['AO_VIVO', '2026-11-01T19:00:00', 'ao-vivo'],
    ['EXECUTADO', '2026-11-25T10:00:00', 'finalizado'],
    ['CANCELADO', '2026-11-25T10:00:00', 'cancelado'],
  ] as const)('%s on %s: %s', (situacao, data, quadro) => {
    expect(quadroDoLeilao(situacao, em(data), agora)).toBe(quadro)
  })

  test('every state has a list', () => {
    expect(SITUACOES_DE_LEILAO.map((s) => quadroDoLeilao(s, agora, agora))).not.toContain(undefined)
  })
})

test('ends of consecutive lots', () => {
  expect(finsDosLotes(1_000, 3)).toEqual([1_000, 121_000, 241_000])
  expect(finsDosLotes(1_000, 2, 30)).toEqual([1_000, 31_000])
  expect(finsDosLotes(1_000, 0)).toEqual([])
})

const AGORA = Date.UTC(2026, 10, 28, 18)
test.each([
  [24 * 60, true],
  [0, true],
  [-15, true],
  [-16, false],
  [-24 * 60, false],
])('a start of %i minutes from now may be given: %j', (minutos, pode) => {
  expect(erroDoInicio(AGORA + minutos * 60_000, AGORA) === null).toBe(pode)
})

test.each([
  ['before a start that was moved', 'LIBERADO_LEILAO', '2026-12-01T12:00:00Z', true],
  ['at the start', 'LIBERADO_LEILAO', '2026-12-02T12:00:00Z', false],
  ['without an end', 'CADASTRADO', null, false],
  ['cried already', 'PAGO', '2026-12-01T12:00:00Z', false],
] as const)('a lot’s end %s', (_, situacao, dataFim, antes) => {
  expect(encerraAntesDoInicio({ situacao, dataFim }, Date.parse('2026-12-02T12:00:00Z'))).toBe(antes)
})
