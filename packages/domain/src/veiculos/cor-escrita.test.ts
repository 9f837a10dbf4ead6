import { expect, test } from 'vitest'
import { corEscrita } from './cor-escrita.ts'

test.each([
  ['PRATA', 'Prata'],
  ['prata', 'Prata'],
  ['AZUL METÁLICO', 'Azul metálico'],
  [' GRENÁ ', 'Grená'],
  ['Branco Polar', 'Branco Polar'],
  ['', null],
  [null, null],
])('%s', (cor, lida) => {
  expect(corEscrita(cor)).toBe(lida)
})
