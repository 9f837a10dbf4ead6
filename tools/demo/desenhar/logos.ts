// Logos and favicons of the demonstration brands as SVG, from shapes and our own letters: no font, no picture inside.
// Run: node tools/run.mjs tools/demo/desenhar/logos.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MARCAS, type MarcaDemo } from '../marcas.ts'
import { lettering } from './letras.ts'

type Ink = { symbol: string; accent: string; tile: string; word: string; second: string }
type Brand = {
  light: Ink
  dark: Ink
  /** Symbol in a field of 96 × 96. */
  symbol: (ink: Ink) => string
  word: (ink: Ink) => { body: string; width: number }
}

const stroked = (body: string, colour: string, width: number, cap: 'round' | 'butt') =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}">${body}</g>`

/** A gavel striking, its head also reads as the jewel of a crown's band. */
const gavel = (k: Ink) => `<rect width="96" height="96" rx="48" fill="${k.tile}"/>
<circle cx="48" cy="48" r="41.5" fill="none" stroke="${k.accent}" stroke-width="2.5"/>
<g transform="rotate(-38 48 48)"><rect x="27" y="27" width="34" height="22" rx="3" fill="${k.symbol}"/>
<rect x="22" y="24" width="7" height="28" rx="3.5" fill="${k.accent}"/><rect x="59" y="24" width="7" height="28" rx="3.5" fill="${k.accent}"/>
<rect x="40.5" y="49" width="7" height="31" rx="3.5" fill="${k.symbol}"/></g>
<rect x="20" y="70" width="26" height="6" rx="3" fill="${k.accent}"/>`

/** A shop's awning over a smile. */
const awning = (k: Ink) => `<rect width="96" height="96" rx="26" fill="${k.tile}"/>
<path d="M18 24h60v20a10 10 0 0 1-20 0a10 10 0 0 1-20 0a10 10 0 0 1-20 0z" fill="${k.symbol}"/>
<path d="M38 24h20v20a10 10 0 0 1-20 0z" fill="${k.accent}"/>
<path d="M25 62a24.5 19 0 0 0 46 0" fill="none" stroke="${k.symbol}" stroke-width="8" stroke-linecap="round"/>`

/** A speedometer whose needle is an arrow going up. */
const dial = (k: Ink) => `<rect width="96" height="96" rx="20" fill="${k.tile}"/>
<path d="M22.5 68a31 31 0 1 1 51 0" fill="none" stroke="${k.symbol}" stroke-width="9" stroke-linecap="butt"/>
<path d="M40 70L66 34M66 34l-16.5 2.5M66 34l1.500 16.5" fill="none" stroke="${k.accent}" stroke-width="8" stroke-linecap="butt" stroke-linejoin="miter"/>
<circle cx="41" cy="69" r="8" fill="${k.accent}"/>`

const royal = (k: Ink) => {
  const first = lettering('PREGÃO', 17)
  const second = lettering('REAL', 17)
  const gap = 44
  return {
    body: `${stroked(first.body, k.word, 9.5, 'butt')}<g transform="translate(${first.width + gap} 0)">${stroked(second.body, k.second, 9.5, 'butt')}</g>`,
    width: first.width + gap + second.width,
  }
}
const good = (k: Ink) => {
  const first = lettering('vitrine', 12)
  const second = lettering('boa', 12)
  return {
    body: `${stroked(first.body, k.word, 13, 'round')}<g transform="translate(${first.width + 30} 0)">${stroked(second.body, k.second, 13, 'round')}</g>`,
    width: first.width + 30 + second.width,
  }
}
const quick = (k: Ink) => {
  const first = lettering('auto', 13)
  const second = lettering('lance', 13)
  return {
    body: `<g transform="skewX(-11)">${stroked(first.body, k.word, 15, 'butt')}<g transform="translate(${first.width + 14} 0)">${stroked(second.body, k.second, 15, 'butt')}</g></g>`,
    width: first.width + 14 + second.width + 14,
  }
}

const BRANDS: Record<MarcaDemo['subdominio'], Brand> = {
  leilao: {
    light: { tile: '#0f4c3a', symbol: '#ffffff', accent: '#e0b45c', word: '#0f4c3a', second: '#9a6c1d' },
    dark: { tile: '#ffffff', symbol: '#0f4c3a', accent: '#c08f37', word: '#ffffff', second: '#e8c47a' },
    symbol: gavel,
    word: royal,
  },
  loja: {
    light: { tile: '#d5472f', symbol: '#ffffff', accent: '#ffc94d', word: '#4a1d5c', second: '#c8372d' },
    dark: { tile: '#ffffff', symbol: '#d5472f', accent: '#4a1d5c', word: '#ffffff', second: '#ffb59c' },
    symbol: awning,
    word: good,
  },
  auto: {
    light: { tile: '#1f47e0', symbol: '#ffffff', accent: '#c6f432', word: '#0a1030', second: '#1f47e0' },
    dark: { tile: '#c6f432', symbol: '#0a1030', accent: '#1f47e0', word: '#ffffff', second: '#c6f432' },
    symbol: dial,
    word: quick,
  },
}

function logo(name: string, brand: Brand, ink: Ink): string {
  const word = brand.word(ink)
  const scale = brand.word === royal ? 0.62 : 0.74
  const width = Math.ceil(96 + 24 + word.width * scale + 4)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 96" width="${width}" height="96" role="img" aria-label="${name}"><title>${name}</title>
${brand.symbol(ink)}
<g transform="translate(122 ${brand.word === royal ? 70.5 : 68}) scale(${scale})">${word.body}</g></svg>\n`
}

const favicon = (name: string, brand: Brand, ink: Ink) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="${name}"><title>${name}</title>\n${brand.symbol(ink)}</svg>\n`

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'marcas')
mkdirSync(folder, { recursive: true })
for (const m of MARCAS) {
  const brand = BRANDS[m.subdominio]
  writeFileSync(join(folder, m.logo), logo(m.nome, brand, brand.light))
  writeFileSync(join(folder, m.logoEscuro), logo(m.nome, brand, brand.dark))
  writeFileSync(join(folder, m.favicon), favicon(m.nome, brand, brand.light))
  writeFileSync(join(folder, m.faviconEscuro), favicon(m.nome, brand, brand.dark))
}
console.log(`${MARCAS.length * 4} files in ${folder}`)
