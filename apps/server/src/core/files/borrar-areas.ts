// Makes parts of a picture unreadable: each area is shrunk to a few dots and enlarged again, so that what was written there is
// not in the file any more (a soft blur can be undone by who knows the letters of a plate).
import sharp from 'sharp'

/** Parts of the width and height, from the upper left corner. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly largura: number
  readonly altura: number
}
const PONTOS = 6

/** A JPEG without loss that would be seen; areas outside the picture are cut to it. */
export async function borrarAreas(bytes: Uint8Array, areas: readonly Area[]): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  const partes = []
  for (const a of areas) {
    const left = Math.min(width - 1, Math.round(a.x * width))
    const top = Math.min(height - 1, Math.round(a.y * height))
    const w = Math.max(1, Math.min(width - left, Math.round(a.largura * width)))
    const h = Math.max(1, Math.min(height - top, Math.round(a.altura * height)))
    const pontos = await sharp(bytes)
      .extract({ left, top, width: w, height: h })
      .resize(Math.min(PONTOS, w), Math.min(PONTOS, h), { fit: 'fill', kernel: 'cubic' })
      .png()
      .toBuffer()
    const input = await sharp(pontos).resize(w, h, { fit: 'fill', kernel: 'nearest' }).png().toBuffer()
    partes.push({ input, left, top })
  }
  return sharp(bytes).composite(partes).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
}
