import { expect, test } from 'vitest'
import { idsDoNumero, numeroDaVenda } from './numero-da-venda.ts'

test.each([
  ['the first of house 3', 3_000_001, 1],
  ['the last that house 12 can make', 12_999_999, 999_999],
  ['one from before the count within the house', 4_812, 4_812],
])('%s', (_, id, numero) => {
  expect(numeroDaVenda(id)).toBe(numero)
})

test.each([
  ['a number', 42, [3_000_042, 42]],
  ['an id stands for itself', 3_000_042, [3_000_042]],
])('%s that is typed', (_, numero, ids) => {
  expect(idsDoNumero(3, numero)).toEqual(ids)
})
