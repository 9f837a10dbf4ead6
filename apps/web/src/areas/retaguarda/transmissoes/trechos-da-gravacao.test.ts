import { expect, test } from 'vitest'
import { PASSO_MS, proximoTrecho, tempoCorrido } from './trechos-da-gravacao.ts'

test.each([
  ['a whole piece: the next minute', 0, 60_400, 600_000, 60_000],
  ['one that ended at the key frame before', 60_000, 58_100, 600_000, 120_000],
  ['a living recording: on from where it was cut', 60_000, 31_000, 130_000, 91_000],
  ['the last piece', 540_000, 58_000, 598_000, null],
  ['the last piece of a recording of whole minutes', 540_000, 60_000, 600_000, null],
  ['less than a second is left', 0, 60_000, 60_900, null],
  ['nothing new of a living one', 60_000, 0, 60_500, null],
  ['a film that does not know how long it is', 0, Number.NaN, 600_000, null],
])('%s', (_, de, duracao, total, esperado) => {
  expect(proximoTrecho(de, duracao, total)).toBe(esperado)
})

test('a recording of ten minutes is seen whole in ten pieces', () => {
  const vistos: number[] = []
  for (let de: number | null = 0; de !== null; de = proximoTrecho(de, 59_000, 600_000)) vistos.push(de)
  expect(vistos).toEqual(Array.from({ length: 10 }, (_, i) => i * PASSO_MS))
})

test('its time is told in minutes, and in hours beyond', () => {
  expect([0, 65_000, 3_723_000].map(tempoCorrido)).toEqual(['00:00', '01:05', '01:02:03'])
})
