/** Two colours of a brand from its logo: the strongest one, and a dark companion. Pixels come as RGBA bytes. */

export interface Paleta {
  readonly primaria: string
  readonly secundaria: string
}
export const PALETA_DA_PLATAFORMA: Paleta = { primaria: '#1d4ed8', secundaria: '#0f172a' }

const hex = (r: number, g: number, b: number): string =>
  `#${[r, g, b].map((n) => Math.round(n).toString(16).padStart(2, '0')).join('')}`

const saturacao = (r: number, g: number, b: number): number => {
  const maior = Math.max(r, g, b)
  return maior === 0 ? 0 : (maior - Math.min(r, g, b)) / maior
}
const luz = (r: number, g: number, b: number): number => (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255

interface Balde {
  n: number
  r: number
  g: number
  b: number
}

/** Colours are counted in boxes of 32 steps; a box counts for as much as it is coloured. White text must be readable on it. */
export function paletaDe(pixels: Uint8ClampedArray | Uint8Array): Paleta {
  const baldes = new Map<number, Balde>()
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = pixels.slice(i, i + 4)
    if (a < 128) continue
    const chave = (r >> 5) * 64 + (g >> 5) * 8 + (b >> 5)
    const x = baldes.get(chave) ?? { n: 0, r: 0, g: 0, b: 0 }
    baldes.set(chave, { n: x.n + 1, r: x.r + r, g: x.g + g, b: x.b + b })
  }
  const cores = [...baldes.values()].map((x) => ({ n: x.n, r: x.r / x.n, g: x.g / x.n, b: x.b / x.n }))
  const vivas = cores.filter((c) => saturacao(c.r, c.g, c.b) > 0.25 && luz(c.r, c.g, c.b) < 0.9)
  const peso = (c: (typeof cores)[number]): number => c.n * saturacao(c.r, c.g, c.b)
  const forte = vivas.toSorted((a, b) => peso(b) - peso(a))[0]
  if (forte === undefined) return PALETA_DA_PLATAFORMA
  const claro = luz(forte.r, forte.g, forte.b)
  const k = claro > 0.45 ? 0.45 / claro : 1
  const [r, g, b] = [forte.r * k, forte.g * k, forte.b * k]
  return { primaria: hex(r, g, b), secundaria: hex(r * 0.3, g * 0.3, b * 0.3) }
}
