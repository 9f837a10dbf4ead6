import { expect, test } from 'vitest'
import { nomeCurto, partePara } from './icones-do-app.ts'

test.each([
  ['Leilões', 'Leilões'],
  ['Casa Alvorada Leilões', 'Casa'],
  ['Pátio Sul Leilões', 'Pátio Sul'],
  ['Superintendência de Leilões', 'Superintendência'],
  ['  ', ''],
])('%s is called %s', (nome, curto) => expect(nomeCurto(nome)).toBe(curto))

test('what systems cut keeps its mark in the middle', () => {
  expect(partePara('mascara-512')).toBeLessThanOrEqual(0.8 / Math.SQRT2 + 0.05)
  expect(partePara('app-192')).toBe(1)
})
