import { describe, expect, it, test } from 'vitest'
import {
  combina,
  enderecoDaAgenda,
  lerPedido,
  nomeDoMes,
  outroMes,
  semanasDoMes,
} from './filtros-da-agenda.server.ts'

const AGORA = Date.parse('2026-12-01T01:30:00Z') // still 30 November in Brasília

test('what makes no sense is not asked for', () => {
  expect(
    lerPedido(new URLSearchParams('ver=x&mes=2026-13&estado=brasil&modalidade=toString'), AGORA),
  ).toEqual({
    ver: 'lista',
    mes: '2026-11',
    uf: '',
    modalidade: '',
  })
})

test('an address says what differs from the plain agenda', () => {
  const p = lerPedido(new URLSearchParams('ver=mes&mes=2027-01&estado=sp&modalidade=ONLINE'), AGORA)
  expect(enderecoDaAgenda(p, {})).toBe('/agenda?ver=mes&mes=2027-01&estado=SP&modalidade=ONLINE')
  expect(enderecoDaAgenda(p, { ver: 'lista', uf: '', modalidade: '' })).toBe('/agenda')
})

test.each([
  ['', '', true],
  ['SP', '', true],
  ['RJ', '', false],
  ['SP', 'ONLINE', true],
  ['SP', 'PRESENCIAL', false],
] as const)('state %s and kind %s', (uf, modalidade, sim) =>
  expect(combina({ ver: 'lista', mes: '2026-11', uf, modalidade }, { uf: 'SP', modalidade: 'ONLINE' })).toBe(
    sim,
  ),
)

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-06', 1, '2026-07'],
] as const)('from %s by %d is %s', (mes, passo, outro) => expect(outroMes(mes, passo)).toBe(outro))

describe('the month', () => {
  it('has its weeks from Sunday, and an evening on its own day', () => {
    const semanas = semanasDoMes('2026-11', [{ data: '2026-11-21T01:30:00.000Z' }])
    expect(nomeDoMes('2026-11')).toBe('novembro de 2026')
    expect(semanas).toHaveLength(5)
    expect(semanas.every((s) => s.length === 7)).toBe(true)
    expect(semanas[0]?.[0]?.dia).toBe('2026-11-01')
    expect(semanas.flat().filter((d) => d?.leiloes.length)).toMatchObject([{ dia: '2026-11-20' }])
  })
  it('February of a leap year ends on the 29th', () =>
    expect(
      semanasDoMes('2028-02', [])
        .flat()
        .findLast((d) => d !== null)?.dia,
    ).toBe('2028-02-29'))
})
