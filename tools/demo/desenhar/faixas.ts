// The demonstration's banners: the brand's wide picture under its gradient, with a few words in our own letters; and the
// stamp of the goods without a key. Run: node tools/run.mjs tools/demo/desenhar/faixas.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { MARCAS, type MarcaDemo } from '../marcas.ts'
import { lettering } from './letras.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'marcas')
/** Of the wide picture, where its goods stand; the rest of it is calm ground for the search field. */
const GOODS = { width: 1600, height: 900 }
const LIMIT = 60 * 1024

type Shape = {
  name: 'faixa' | 'lista'
  width: number
  height: number
  words: (m: MarcaDemo) => string
  /** of the letters, in parts of the height */
  size: number
}
const SHAPES: readonly Shape[] = [
  {
    name: 'faixa',
    width: 1440,
    height: 480,
    words: (m) => (m.tipo === 'loja' ? 'Aproveite agora' : 'Leilão ao vivo'),
    size: 0.2,
  },
  { name: 'lista', width: 1440, height: 240, words: () => 'Simule o custo', size: 0.3 },
]

function over(m: MarcaDemo, s: Shape): Buffer {
  const { body, width } = lettering(s.words(m), 14)
  const scale = (s.size * s.height) / 72
  const [from, , to] = m.gradiente
  const left = s.width * 0.06
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${s.width}" height="${s.height}"><defs>
<linearGradient id="a"><stop offset="0" stop-color="${from}"/><stop offset=".5" stop-color="${from}" stop-opacity=".9"/><stop offset="1" stop-color="${to}" stop-opacity=".12"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#a)"/>
<g transform="translate(${left} ${s.height * (0.5 + s.size * 0.36)}) scale(${scale})" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">${body}</g>
<rect x="${left}" y="${s.height * (0.62 + s.size * 0.36)}" width="${width * scale * 0.34}" height="${s.height * 0.02}" fill="${m.secundaria}"/></svg>`)
}

for (const m of MARCAS)
  for (const s of SHAPES) {
    const height = Math.min(GOODS.height, Math.round((GOODS.width * s.height) / s.width))
    const bytes = await sharp(readFileSync(join(folder, m.heroi)))
      .extract({ left: 0, top: Math.round((GOODS.height - height) * 0.62), width: GOODS.width, height })
      .resize({ width: s.width, height: s.height })
      .composite([{ input: over(m, s) }])
      .webp({ quality: 70, effort: 6, smartSubsample: true })
      .toBuffer()
    if (bytes.length > LIMIT) throw new Error(`${m.subdominio}-${s.name} weighs ${bytes.length} bytes`)
    writeFileSync(join(folder, `${m.subdominio}-${s.name}.webp`), bytes)
    console.log(`${m.subdominio}-${s.name} ${(bytes.length / 1024).toFixed(0)} KB`)
  }

/** A key struck through, and the words beside it. */
const words = lettering('Sem chave', 12)
const scale = 0.42
const width = Math.round(104 + words.width * scale + 26)
const stamp = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="80"><rect width="100%" height="100%" rx="16" fill="#7a1020"/>
<g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"><circle cx="34" cy="40" r="13"/><path d="M47 40H82M72 40v11M82 40v9"/><path stroke="#ffb3bd" d="M22 62L84 18"/></g>
<g transform="translate(104 54) scale(${scale})" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${words.body}</g></svg>`
const bytes = await sharp(Buffer.from(stamp))
  .resize({ width: 320 })
  .webp({ quality: 88, effort: 6 })
  .toBuffer()
writeFileSync(join(folder, 'selo-sem-chave.webp'), bytes)
console.log(`selo-sem-chave ${bytes.length} bytes`)
