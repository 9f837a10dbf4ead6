import { expect, test } from 'vitest'
import { tipoDosItens } from './itens-por-tipo-de-lote.ts'

test.each([
  [1, 'LEVE'],
  [2, 'PESADO'],
  [4, 'UTILITARIO'],
  [5, 'MOTO'],
  [12, 'LEVE'],
  [23, null],
  [39, null],
  [42, null],
  [16, null],
  [9999, null],
])('kind %i is described as %s', (tipoId, bloco) => {
  expect(tipoDosItens(tipoId)).toBe(bloco)
})
