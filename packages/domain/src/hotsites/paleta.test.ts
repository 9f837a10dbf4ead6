import { expect, test } from 'vitest'
import { paletaDe } from './paleta.ts'

const pixels = (...cores: readonly (readonly [number, number, number, number, number])[]) =>
  Uint8ClampedArray.from(
    cores.flatMap(([r, g, b, a, n]) => Array.from({ length: n }, () => [r, g, b, a]).flat()),
  )

test.each([
  ['a red logo on white', pixels([255, 255, 255, 255, 90], [200, 20, 30, 255, 10]), '#c8141e'],
  ['transparent ground counts for nothing', pixels([0, 255, 0, 0, 90], [20, 40, 160, 255, 10]), '#1428a0'],
  ['grey alone has no brand colour', pixels([120, 120, 120, 255, 50]), '#1d4ed8'],
  ['nothing at all', new Uint8ClampedArray(), '#1d4ed8'],
])('%s', (_nome, dados, primaria) => {
  expect(paletaDe(dados).primaria).toBe(primaria)
})

test('a light colour is darkened until white text stands on it', () => {
  const { primaria } = paletaDe(pixels([250, 220, 40, 255, 10]))
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(primaria.slice(i, i + 2), 16))
  expect((0.2126 * r + 0.7152 * g + 0.0722 * b) / 255).toBeLessThanOrEqual(0.46)
})
