import { expect, test } from 'vitest'
import { montarCalendario } from '../calendario/dias-uteis.ts'
import { feriadosDosAnos } from '../calendario/feriados.ts'
import { codigosRepetidos, distribuirCodigos, ordenarPelaUrgencia } from './fila-da-documentacao.ts'

const civil = montarCalendario('civil', feriadosDosAnos(2026, 2027))
const HOJE = '2026-11-25'

test('the nearest deadline first, in business days, and the older of two with one deadline', () => {
  const fila = ordenarPelaUrgencia(
    [
      // Collected later, but promised sooner.
      { id: 1, retiradaEm: '2026-11-02', previsaoDias: 30 },
      { id: 2, retiradaEm: '2026-11-23', previsaoDias: 1 },
      { id: 4, retiradaEm: '2026-11-23', previsaoDias: 3 },
      { id: 3, retiradaEm: '2026-11-23', previsaoDias: 3 },
    ],
    HOJE,
    civil,
  )
  expect(fila.map((i) => [i.id, i.prazoAtual])).toEqual([
    [2, -1],
    [3, 1],
    [4, 1],
    [1, expect.any(Number)],
  ])
})

test.each([
  ['vencido', [2]],
  ['semana', [3]],
  [undefined, [2, 3, 1]],
] as const)('narrowed to %s', (prazo, ids) => {
  const itens = [
    { id: 1, retiradaEm: '2026-11-23', previsaoDias: 20 },
    { id: 2, retiradaEm: '2026-11-20', previsaoDias: 1 },
    { id: 3, retiradaEm: '2026-11-24', previsaoDias: 4 },
  ]
  expect(ordenarPelaUrgencia(itens, HOJE, civil, prazo).map((i) => i.id)).toEqual(ids)
})

test('pasted codes go to the rows in their order, whatever stands between them', () => {
  const r = distribuirCodigos(' aa123456789br\n\nBB 987654321 BR;CC111111111BR ', ['x', 'y', 'z', 'w'])
  expect([...r]).toEqual([
    ['x', 'AA123456789BR'],
    ['y', 'BB987654321BR'],
    ['z', 'CC111111111BR'],
  ])
  expect(distribuirCodigos('', ['x']).size).toBe(0)
  expect(distribuirCodigos('A\nB', ['x']).get('x')).toBe('A')
})

test('a code that stands twice is named; empty ones are none', () => {
  expect([...codigosRepetidos(['AA1', '', 'aa1 ', 'BB2', ''])]).toEqual(['AA1'])
})
