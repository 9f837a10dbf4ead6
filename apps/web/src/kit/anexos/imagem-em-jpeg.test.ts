import { expect, test } from 'vitest'
import { aTrocarPorJpeg } from './imagem-em-jpeg.ts'

test.each([
  ['image/heic', 'IMG_0001', true],
  // Some systems give no type for it.
  ['', 'IMG_0001.HEIC', true],
  ['image/webp', 'foto.webp', true],
  ['image/jpeg', 'foto.jpg', false],
  ['application/pdf', 'heic.pdf', false],
] as const)('%s %s', (type, name, troca) => {
  expect(aTrocarPorJpeg({ type, name })).toBe(troca)
})
