import { expect, test } from 'vitest'
import { nomesDosComitentes } from './nomes-dos-comitentes.ts'

test.each([
  [[], ''],
  [['Banco Cerrado'], 'Banco Cerrado'],
  [['A', 'B', 'C'], 'A, B, C'],
  [['A', 'B', 'C', 'D'], 'A, B e mais 2'],
])('%j reads "%s"', (nomes, lido) => {
  expect(nomesDosComitentes(nomes)).toBe(lido)
})
