import { expect, test } from 'vitest'
import { SessoesPorLista } from './sessoes-por-lista.ts'

const token = (n: number): string => `corpo.${String(n).padStart(43, '0')}`

test('a session counts once however often it asks, and no more when it has been silent', () => {
  const s = new SessoesPorLista()
  for (let t = 0; t < 9_000; t += 300) s.pediu(token(1), t)
  s.pediu(token(2), 9_000)
  expect(s.contar(9_000)).toBe(2)
  // The first asked last at 8.7 s.
  expect(s.contar(18_800)).toBe(1)
  expect(s.contar(19_001)).toBe(0)
  s.pediu(token(1), 20_000)
  expect(s.contar(20_000)).toBe(1)
})

test('no more are remembered than there is memory for, and place is made of those who left', () => {
  const s = new SessoesPorLista()
  for (let n = 0; n < 25_000; n++) s.pediu(token(n), 1_000)
  expect(s.contar(1_000)).toBe(20_000)
  s.pediu(token(3), 12_000)
  s.pediu(token(30_000), 12_000)
  expect(s.contar(12_000)).toBe(2)
})
