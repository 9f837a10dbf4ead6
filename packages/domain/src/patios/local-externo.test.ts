import { expect, test } from 'vitest'
import { ehLocalExterno } from './local-externo.ts'

test.each([
  ['Local Externo', true],
  [' LOCAL EXTERNO ', true],
  ['Pátio Campinas', false],
  ['', false],
  [null, false],
])('%s: %s', (nome, esperado) => {
  expect(ehLocalExterno(nome)).toBe(esperado)
})
