import { expect, test } from 'vitest'
import { lembreteDoIncidente, prazosDoIncidente } from './prazos-do-incidente.ts'

const em = (dia: string, hora = '10:00'): number => Date.parse(`${dia}T${hora}:00-03:00`)

test.each([
  ['three business days after a Monday', '2026-11-30', false, '2026-12-03'],
  ['a weekend does not count', '2026-11-26', false, '2026-12-01'],
  ['known on a Saturday', '2026-11-28', false, '2026-12-02'],
  ['over Christmas', '2026-12-23', false, '2026-12-29'],
  ['over the turn of the year', '2026-12-30', false, '2027-01-05'],
  ['twice as many for a small agent', '2026-11-30', true, '2026-12-08'],
])('%s', (_, dia, pequenoPorte, ate) => {
  const i = { conhecidoAt: em(dia), pequenoPorte, comunicadoAnpdAt: null }
  expect(prazosDoIncidente(i)).toEqual({ comunicarAte: ate, completarAte: null })
})

test('the day is Brasília’s, and the report is completed twenty business days after it was made', () => {
  const i = {
    conhecidoAt: em('2026-11-30', '23:59'),
    pequenoPorte: false,
    comunicadoAnpdAt: em('2026-12-01'),
  }
  expect(prazosDoIncidente(i)).toEqual({ comunicarAte: '2026-12-03', completarAte: '2026-12-30' })
})

const aberto = { comunicarAte: '2026-12-03', comunicadoAnpd: false, comunicadoTitulares: false, porAvisar: 0 }
const feito = { ...aberto, comunicadoAnpd: true, comunicadoTitulares: true }
test.each([
  ['two days before', aberto, '2026-12-01', null],
  ['the day before', aberto, '2026-12-02', 'Amanhã é o último dia para avisar a ANPD e os titulares'],
  [
    'on the day',
    { ...aberto, comunicadoAnpd: true },
    '2026-12-03',
    'Hoje é o último dia para avisar os titulares',
  ],
  ['late', { ...aberto, comunicadoTitulares: true }, '2026-12-10', 'O prazo para avisar a ANPD passou'],
  ['all told', feito, '2026-12-10', null],
  [
    'no one of the list was told yet: they are the people affected',
    { ...aberto, porAvisar: 2 },
    '2026-12-03',
    'Hoje é o último dia para avisar a ANPD e os titulares',
  ],
  [
    'one was added after the letters',
    { ...feito, porAvisar: 1 },
    '2026-12-10',
    'O prazo para avisar 1 pessoa incluída depois da carta passou',
  ],
  [
    'two were, in time',
    { ...feito, porAvisar: 2 },
    '2026-12-02',
    'Amanhã é o último dia para avisar 2 pessoas incluídas depois da carta',
  ],
])('%s', (_, i, hoje, dito) => {
  const amanha = new Date(Date.parse(hoje) + 86_400_000).toISOString().slice(0, 10)
  expect(lembreteDoIncidente(i, hoje, amanha)).toBe(dito)
})
