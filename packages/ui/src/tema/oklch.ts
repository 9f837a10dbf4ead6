/**
 * Colour arithmetic: sRGB hex ↔ OKLCH, with gamut mapping. Equal steps of L look equal to the eye for every hue, so
 * one recipe of shades serves every tenant. Formulas: Björn Ottosson, "A perceptual color space for image
 * processing"; CSS Color 4. Refuses anything but #rgb and #rrggbb: a theme is written into a <style> element.
 * Contrast is measured on the rounded hex that the browser paints, not on the float.
 */

/** L 0..1, C 0..~0.37, H degrees 0..360 */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** `#ABC` → `#aabbcc`; null when the text is not a hex colour. */
export function lerHex(texto: string): string | null {
  const t = texto.trim().toLowerCase()
  if (!HEX.test(t)) return null
  return t.length === 7 ? t : `#${t.slice(1).replace(/./g, '$&$&')}`
}

/** Channels 0..255 of a `#rrggbb`. */
export function canais(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

export function hexDosCanais(rgb: readonly [number, number, number]): string {
  const n = rgb.reduce((soma, v) => soma * 256 + Math.max(0, Math.min(255, Math.round(v))), 0)
  return `#${n.toString(16).padStart(6, '0')}`
}

/** sRGB channel 0..1 → linear light 0..1 */
export function linear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

function gama(v: number): number {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055
}

export function oklchDeHex(hex: string): Oklch {
  const [r, g, b] = canais(hex).map((v) => linear(v / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const h = (Math.atan2(bb, a) * 180) / Math.PI
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: h < 0 ? h + 360 : h,
  }
}

function linearDeOklch({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ]
}

const TOLERANCIA = 0.0002
const cabe = (rgb: readonly number[]) => rgb.every((v) => v >= -TOLERANCIA && v <= 1 + TOLERANCIA)

/** The nearest paintable colour with the same lightness and hue: chroma gives way, never the lightness. */
export function hexDeOklch(cor: Oklch): string {
  const l = Math.max(0, Math.min(1, cor.l))
  let c = Math.max(0, cor.c)
  if (!cabe(linearDeOklch({ ...cor, l, c }))) {
    let dentro = 0
    let fora = c
    // 14 halvings leave less than 1/10000 of chroma, far below one step of 8 bits
    for (let i = 0; i < 14; i++) {
      const meio = (dentro + fora) / 2
      if (cabe(linearDeOklch({ ...cor, l, c: meio }))) dentro = meio
      else fora = meio
    }
    c = dentro
  }
  const [r, g, b] = linearDeOklch({ ...cor, l, c })
  const oitoBits = (v: number) => gama(Math.max(0, Math.min(1, v))) * 255
  return hexDosCanais([oitoBits(r), oitoBits(g), oitoBits(b)])
}
