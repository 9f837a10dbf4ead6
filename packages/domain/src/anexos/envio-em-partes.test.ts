import { expect, test } from 'vitest'
import { limitesDaParte, PARTE_BYTES, partesQueFaltam, quantasPartes } from './envio-em-partes.ts'

test.each([
  [1, 1],
  [PARTE_BYTES, 1],
  [PARTE_BYTES + 1, 2],
  [300 * 1024 * 1024, 150],
])('%i bytes are %i parts, which cover it without a gap', (tamanho, partes) => {
  expect(quantasPartes(tamanho)).toBe(partes)
  let ate = 0
  for (let n = 1; n <= partes; n++) {
    const l = limitesDaParte(tamanho, n)
    expect(l?.de).toBe(ate)
    ate = l?.ate ?? 0
  }
  expect(ate).toBe(tamanho)
})

test.each([0, 3, -1, 1.5, Number.NaN])('there is no part %d of two', (n) =>
  expect(limitesDaParte(PARTE_BYTES + 1, n)).toBeNull(),
)

test('what has not come, in order', () => {
  expect(partesQueFaltam(3 * PARTE_BYTES, [2])).toEqual([1, 3])
  expect(partesQueFaltam(3 * PARTE_BYTES, [3, 1, 2])).toEqual([])
})
