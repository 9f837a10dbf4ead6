import { expect, test } from 'vitest'
import { limiteDisponivel } from './limite-disponivel.ts'

test.each<[string, number | null, number | null, number, number, number | null]>([
  ['no limit', null, null, 500, 500, null],
  ['his own, unused', 1000, null, 0, 0, 1000],
  ['his own, used elsewhere', 1000, null, 400, 0, 600],
  ['the auction’s, unused here', null, 1000, 900, 0, 1000],
  ['the auction’s, used here', null, 1000, 900, 900, 100],
  ['the auction’s is tighter', 1000, 300, 100, 100, 200],
  ['a wide one that is used up is tighter', 1000, 300, 950, 0, 50],
  ['never below nothing', 1000, 300, 1500, 0, 0],
  ['a limit of nothing', 0, null, 0, 0, 0],
])('%s', (_, cliente, leilao, todos, noLeilao, esperado) => {
  expect(limiteDisponivel({ cliente, leilao }, { todos, noLeilao })).toBe(esperado)
})
