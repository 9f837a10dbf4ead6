// Words in the storefront's own font, as a transparent picture.
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { createRequire } from 'node:module'

export const FONTE = 'Letreiro'
GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  FONTE,
)

/** PNG of `words` in bold white letters of `size` pixels, and how wide it is. */
export function lettered(words: string, size: number): { png: Buffer; width: number; height: number } {
  const height = Math.ceil(size * 1.4)
  const style = `700 ${size}px ${FONTE}`
  const measure = createCanvas(8, 8).getContext('2d')
  measure.font = style
  const width = Math.ceil(measure.measureText(words).width) + 4
  const canvas = createCanvas(width, height)
  const c = canvas.getContext('2d')
  c.font = style
  c.fillStyle = '#fff'
  c.fillText(words, 1, size)
  return { png: canvas.toBuffer('image/png'), width, height }
}
