import { expect, test } from 'vitest'
import { fimDaSerie, MAXIMO_DE_MINUTOS, minutoAMinuto } from './minuto-a-minuto.ts'

test('a minute in which nothing happened is a zero', () => {
  const r = minutoAMinuto(
    [
      { minuto: 60_000, lances: 3 },
      { minuto: 180_000, vendidos: 1, valor: 500 },
    ],
    240_500,
  )
  expect(r.map((m) => [m.minuto, m.lances, m.vendidos, m.valor])).toEqual([
    [60_000, 3, 0, 0],
    [120_000, 0, 0, 0],
    [180_000, 0, 1, 500],
    [240_000, 0, 0, 0],
  ])
})
test('nothing yet is an empty series; a long one keeps its end', () => {
  expect(minutoAMinuto([], 1e6)).toEqual([])
  const r = minutoAMinuto([{ minuto: 0, lances: 1 }], 1000 * 60_000)
  expect([r.length, r.at(-1)?.minuto]).toEqual([MAXIMO_DE_MINUTOS, 1000 * 60_000])
})
test.each([
  ['nothing has happened', null, 1000],
  ['it happens now', 999, 1000],
  ['the last bid is an hour old', 940, 1000],
  ['over since yesterday', 1000 - 1440, 1000 - 1440],
])('the series ends: %s', (_, ultimo, fim) => {
  expect(fimDaSerie(ultimo === null ? null : ultimo * 60_000, 1000 * 60_000)).toBe(fim * 60_000)
})
