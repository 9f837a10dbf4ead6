import { expect, test } from 'vitest'
import { notaMedia } from './criterios.ts'

const todas = (n: number) => ({ pontualidade: n, conducao: n, clareza: n, resultado: n })

test.each([
  [[], null],
  [[todas(5)], 5],
  [[todas(5), todas(4)], 4.5],
  [[{ ...todas(5), clareza: 4 }], 4.8],
  [[todas(1), todas(2), todas(2)], 1.7],
] as const)('%j gives %s', (avaliacoes, esperado) => {
  expect(notaMedia(avaliacoes)).toBe(esperado)
})
