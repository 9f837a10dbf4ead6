// A narrow line: which frames the desk encodes, when a key frame goes, and at what rate.
import { expect, test } from 'vitest'
import { chaveVai, kbitPara, NoCaminho, periodoDaChave, quadroParado, quadroVai } from './ritmo-do-envio.ts'

test.each([
  ['a free line carries all', 0.1, 12],
  ['the confirmation is late, the line is not', 0.35, 12],
  ['half of them', 0.4, 6],
  ['a quarter', 0.6, 3],
  ['nothing until the line has carried what waits', 0.9, 0],
])('%s', (_, voo, esperados) => {
  expect(Array.from({ length: 12 }, (__, n) => quadroVai(voo, n)).filter(Boolean)).toHaveLength(esperados)
})

test.each([
  ['too early', 0.1, 1_900, false],
  ['due', 0.1, 2_000, true],
  ['due, but the line is busy', 0.5, 2_000, false],
  ['a newcomer has waited long enough', 0.5, 4_000, true],
])('a key frame: %s', (_, voo, haMs, vai) => {
  expect(chaveVai(voo, haMs, 2_000)).toBe(vai)
})

test('a narrow line gets half of the key frames', () => {
  const de = (kbit: number) => [periodoDaChave('alta', kbit), periodoDaChave('baixa', kbit)]
  expect(de(1_800)).toEqual([2_000, 1_000])
  expect(de(650)).toEqual([4_000, 2_000])
})

test.each([
  ['a free line', 0.1, 1_800, 1 / 2],
  ['a narrow one that is free just now', 0.1, 650, 1 / 4],
  ['one that is busy', 0.4, 1_800, null],
])('the still picture on %s', (_, voo, kbit, parte) => {
  expect(quadroParado(voo, kbit)).toBe(parte)
})

test.each([
  ['1 Mbit/s', 1_000, 1_800, 650],
  ['2 Mbit/s', 2_000, 1_800, 1_300],
  ['never more than it was', 8_000, 1_200, 1_200],
  ['never less than the least', 100, 1_800, 350],
])('a full line that carries %s', (_, vazao, agora, kbit) => {
  expect(kbitPara(vazao, agora)).toBe(kbit)
})

test('how long the oldest byte is on its way', () => {
  const n = new NoCaminho()
  expect(n.ha(5_000)).toBe(0)
  n.mandou(100, 1_000)
  n.mandou(200, 1_500)
  expect(n.ha(2_000)).toBe(1)
  n.confirmou(150)
  expect(n.ha(2_000)).toBe(0.5)
  n.confirmou(200)
  expect(n.ha(9_000)).toBe(0)
})
