import { describe, expect, it } from 'vitest'
import { porDia, tituloDoDia } from './dias.server.ts'

describe('days of the agenda', () => {
  it.each([
    ['2026-11-20', 'Hoje, sexta, 20/11/2026'],
    ['2026-11-21', 'Amanhã, sábado, 21/11/2026'],
    ['2026-11-23', 'Segunda, 23/11/2026'],
  ])('%s', (dia, titulo) => expect(tituloDoDia(dia, '2026-11-20')).toBe(titulo))

  it('count an evening in Brasília to its own day', () => {
    const agora = Date.parse('2026-11-20T12:00:00Z')
    const dias = porDia([{ data: '2026-11-21T01:30:00.000Z' }, { data: '2026-11-21T13:00:00.000Z' }], agora)
    expect(dias.map((d) => [d.dia, d.leiloes.length])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ])
  })
})
