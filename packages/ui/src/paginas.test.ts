import { expect, it } from 'vitest'
import { paginasVisiveis } from './paginas.ts'

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
  [8, 9, '1 … 7 8 9'],
  [1, 0, ''],
])('page %d of %d shows %s', (atual, total, esperado) => {
  expect(
    paginasVisiveis(atual, total)
      .map((p) => p ?? '…')
      .join(' '),
  ).toBe(esperado)
})
