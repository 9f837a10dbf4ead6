import { expect, test } from 'vitest'
import { quantos } from './quantos.ts'

test.each([
  [0, '0 condicionais'],
  [1, '1 condicional'],
  [2, '2 condicionais'],
  [1003, '1.003 condicionais'],
])('%i', (n, dito) => expect(quantos(n, 'condicional', 'condicionais')).toBe(dito))
