// From film to picture: the grain of the matt light is smoothed where neighbours belong together, the paint's colour is
// applied, the background is softly out of focus, then exposure, curve and WebP. One film serves every colour.
import sharp from 'sharp'
import { clamp, smooth } from './formas.ts'
import type { Film } from './tela.ts'

/** Linear colours: what the paint scatters, and what its flakes throw (0 for solid paint). */
export type Paint = { matt: readonly [number, number, number]; flake: readonly [number, number, number] }

/** What the filter is guided by; `matt` only where light off one material must not reach another. */
type Guide = Pick<Film, 'w' | 'h' | 'normal' | 'depth'> & { matt: Float32Array | null }

/** Edge-stopping wavelet passes over the arriving light and the sheen, guided by normal and depth. */
export function smoothLight(film: Film, passes: number): void {
  film.light = smoothed(film.light, { ...film, matt: null }, passes)
  film.sheen = smoothed(film.sheen, film, passes)
}

function smoothed(from: Float32Array, guide: Guide, passes: number): Float32Array {
  let src = from
  let dst: Float32Array = new Float32Array(src.length)
  for (let p = 0; p < passes; p++) {
    for (let y = 0; y < guide.h; y++) for (let x = 0; x < guide.w; x++) smoothPixel(x, y, p, src, dst, guide)
    const swap = src
    src = dst
    dst = swap
  }
  return src
}

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]

/** Square of the distance between two pixels of an rgb or xyz layer. */
const apart = (v: Float32Array, i3: number, j3: number): number =>
  (v[i3]! - v[j3]!) ** 2 + (v[i3 + 1]! - v[j3 + 1]!) ** 2 + (v[i3 + 2]! - v[j3 + 2]!) ** 2

function smoothPixel(
  x: number,
  y: number,
  pass: number,
  src: Float32Array,
  dst: Float32Array,
  { w, h, normal, depth, matt }: Guide,
): void {
  const i = y * w + x
  const i3 = i * 3
  const step = 1 << pass
  const z = depth[i]!
  let r = 0
  let g = 0
  let b = 0
  let sum = 0
  const l0 = src[i3]! + src[i3 + 1]! + src[i3 + 2]!
  const tolerance = 1.1 / (1 + pass * 0.8)
  for (let v = -2; v <= 2; v++) {
    const yy = y + v * step
    if (yy < 0 || yy >= h) continue
    for (let u = -2; u <= 2; u++) {
      const xx = x + u * step
      if (xx < 0 || xx >= w) continue
      const j = yy * w + xx
      const j3 = j * 3
      const dz = Math.abs(z - depth[j]!) / (0.02 * z * (1 + step * 0.5))
      const dl = Math.abs(l0 - src[j3]! - src[j3 + 1]! - src[j3 + 2]!) / tolerance
      const dm = matt === null ? 0 : apart(matt, i3, j3) * 2000
      const k = KERNEL[u + 2]! * KERNEL[v + 2]! * Math.exp(-apart(normal, i3, j3) * 14 - dz - dl * dl - dm)
      r += src[j3]! * k
      g += src[j3 + 1]! * k
      b += src[j3 + 2]! * k
      sum += k
    }
  }
  dst[i3] = r / sum
  dst[i3 + 1] = g / sum
  dst[i3 + 2] = b / sum
}

function develop(film: Film, paint: Paint): Float32Array {
  const { fixed, sheen, light, matt, flake } = film
  const out = new Float32Array(fixed.length)
  for (let i = 0; i < film.paint.length; i++)
    for (let c = 0; c < 3; c++) {
      const k = i * 3 + c
      out[k] =
        fixed[k]! +
        sheen[k]! +
        light[k]! * (matt[k]! + film.paint[i]! * paint.matt[c]!) +
        flake[k]! * (paint.flake[c]! + paint.matt[c]! * 0.12)
    }
  return out
}

/** Blurs what lies well behind the goods; the goods themselves never bleed into it. */
function focus(film: Film, rgb: Float32Array, near: number): Float32Array {
  const { w, h, depth } = film
  const radius = Math.max(1, Math.round(w / 240))
  const out = rgb.slice()
  const blur = (i: number) => smooth(near, near + 9, depth[i]!)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const own = blur(i)
      if (own < 0.05) continue
      const reach = radius * own
      let r = 0
      let g = 0
      let b = 0
      let sum = 0
      for (let v = -radius; v <= radius; v++)
        for (let u = -radius; u <= radius; u++) {
          if (u * u + v * v > reach * reach + 0.5) continue
          const j = clamp(y + v, 0, h - 1) * w + clamp(x + u, 0, w - 1)
          const k = blur(j) + 1e-3
          r += rgb[j * 3]! * k
          g += rgb[j * 3 + 1]! * k
          b += rgb[j * 3 + 2]! * k
          sum += k
        }
      out[i * 3] = r / sum
      out[i * 3 + 1] = g / sum
      out[i * 3 + 2] = b / sum
    }
  return out
}

/** Filmic curve: soft shoulder, slight toe, then sRGB. */
export function tone(v: number): number {
  const x = Math.max(0, v * 0.66)
  const c = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
  return Math.pow(clamp(c, 0, 1), 1 / 2.2)
}

export type Output = {
  width: number
  height: number
  quality: number
  near: number
  /** How warm the hour is: a factor for red, green and blue. */
  light: readonly [number, number, number]
  darken?: (u: number, v: number) => number
}

/** WebP bytes of a film in one paint. */
export async function picture(film: Film, paint: Paint, out: Output): Promise<Buffer> {
  const rgb = focus(film, develop(film, paint), out.near)
  const { w, h } = film
  const bytes = Buffer.alloc(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const vignette = 1 - 0.22 * ((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2) * 2
      const k = vignette * (out.darken?.(x / w, y / h) ?? 1)
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++) bytes[i + c] = Math.round(255 * tone(rgb[i + c]! * k * out.light[c]!))
    }
  let image = sharp(bytes, { raw: { width: w, height: h, channels: 3 } })
  if (w !== out.width)
    image = sharp(await image.resize(out.width, out.height, { kernel: 'lanczos3' }).png().toBuffer())
  return image.webp({ quality: out.quality, effort: 6, smartSubsample: true }).toBuffer()
}
