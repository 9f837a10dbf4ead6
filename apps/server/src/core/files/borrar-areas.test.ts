import sharp from 'sharp'
import { expect, test } from 'vitest'
import { borrarAreas } from './borrar-areas.ts'

/** Black and white columns of one pixel. */
const listras = (): Promise<Buffer> => {
  const raw = Buffer.alloc(200 * 100)
  for (let i = 0; i < raw.length; i++) raw[i] = i % 2 === 0 ? 0 : 255
  return sharp(raw, { raw: { width: 200, height: 100, channels: 1 } })
    .png()
    .toBuffer()
}
const contraste = async (b: Buffer, left: number): Promise<number> => {
  const { channels } = await sharp(
    await sharp(b).extract({ left, top: 20, width: 40, height: 40 }).png().toBuffer(),
  ).stats()
  return channels[0]?.stdev ?? 0
}

test('what stood in the area is gone, and the rest stays', async () => {
  const b = await borrarAreas(await listras(), [{ x: 0.5, y: 0, largura: 0.9, altura: 1 }])
  expect(await contraste(b, 120)).toBeLessThan(20)
  expect(await contraste(b, 20)).toBeGreaterThan(100)
})
