import { describe, expect, test } from 'vitest'
import { instanteEmBrasilia } from '../calendario/tempo-brasilia.ts'
import { diasDaVisitacao, dizerVisitacaoDoLeilao, erroDaVisitacao } from './visitacao-do-leilao.ts'

const em = (t: string | null): number | null => {
  if (t === null) return null
  const [dia = '', hora = ''] = t.split(' ')
  return instanteEmBrasilia(dia, hora)
}
const certo = (t: string): number => em(t) ?? Number.NaN
const LEILAO = certo('2026-11-27 14:00')

describe('erroDaVisitacao', () => {
  test.each([
    [null, null, null],
    ['2026-11-24 09:00', '2026-11-26 17:00', null],
    ['2026-11-24 09:00', '2026-11-24 09:30', null],
    // It goes on while the auction runs, and may fall on its day.
    ['2026-11-27 08:00', '2026-11-30 12:00', null],
    ['2026-11-24 09:00', null, 'visitacaoFim'],
    [null, '2026-11-24 09:00', 'visitacaoInicio'],
    ['2026-11-24 09:00', '2026-11-23 17:00', 'visitacaoFim'],
    ['2026-11-24 09:00', '2026-11-24 09:00', 'visitacaoFim'],
    ['2026-11-24 09:00', '2026-11-26 08:00', 'visitacaoFim'],
    // 59 nights are 60 days.
    ['2026-10-01 09:00', '2026-11-29 17:00', null],
    ['2026-10-01 09:00', '2026-11-30 17:00', 'visitacaoFim'],
    ['2025-11-24 09:00', '2025-11-26 17:00', 'visitacaoInicio'],
    ['2027-11-24 09:00', '2027-11-26 17:00', 'visitacaoInicio'],
  ])('%s to %s: %s', (inicio, fim, campo) =>
    expect(erroDaVisitacao(em(inicio), em(fim), LEILAO)?.campo ?? null).toBe(campo),
  )
})

test.each([
  ['2026-11-24 09:00', '2026-11-24 17:00', '24/11/2026, das 09:00 às 17:00'],
  ['2026-11-24 09:00', '2026-11-26 17:30', '24 a 26/11/2026, das 09:00 às 17:30'],
  ['2026-11-30 08:00', '2026-12-02 12:00', '30/11/2026 a 02/12/2026, das 08:00 às 12:00'],
  // Late in Brasília it is tomorrow in UTC.
  ['2026-11-24 19:00', '2026-11-24 22:30', '24/11/2026, das 19:00 às 22:30'],
])('%s to %s is said as %s', (inicio, fim, dito) =>
  expect(dizerVisitacaoDoLeilao({ inicio: certo(inicio), fim: certo(fim) })).toBe(dito),
)

test('a calendar has each day by itself, between the same hours', () => {
  const dias = diasDaVisitacao({ inicio: certo('2026-11-30 21:00'), fim: certo('2026-12-02 22:00') })
  expect(dias).toEqual(
    ['2026-11-30', '2026-12-01', '2026-12-02'].map((d) => ({
      inicio: certo(`${d} 21:00`),
      fim: certo(`${d} 22:00`),
    })),
  )
})
