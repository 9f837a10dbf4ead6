// The demonstration's banners: a scene of their own under the brand's gradient, with a few words in the storefront's
// font; and the stamp of the goods without a key. Run: node tools/run.mjs tools/demo/desenhar/faixas.ts
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { MARCAS, type MarcaDemo } from '../marcas.ts'
import { lettering } from './letras.ts'
import { lettered } from './letreiro.ts'
import { at, camera, type Paisagem, paintScene } from './paisagem.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'marcas')
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

/** A row that waits in the yard, seen from the auctioneer's stand; other goods on each brand. */
const FILEIRAS: Record<MarcaDemo['subdominio'], Paisagem> = {
  leilao: {
    places: () => [
      at('picape-leve', 1.2, 0.6, 0.5),
      at('hatch', -1.6, -2.2, 0.5, 'branca'),
      at('suv-cupe', -4.2, -5, 0.5, 'prata'),
      at('picape', -7.2, -7.9, 0.5, 'azul'),
    ],
    cor: 'vermelha',
    patio: 'patio3',
    view: camera(46, 3.4, 21, -1.4, -2.4, 0.75, -0.24),
  },
  loja: {
    places: () => [
      at('suv-quadrado', 1, 0.4, -0.4),
      at('hatch-eletrico', -1.5, -2.6, -0.4, 'branca'),
      at('sedan-longo', -4, -5.6, -0.4, 'preta'),
    ],
    cor: 'azul',
    patio: 'patio4',
    view: camera(38, 2.8, 19, -0.8, -2, 0.75, -0.24),
  },
  auto: {
    places: () => [at('sedan-longo', 0.8, 0.2, 0.2), at('suv-novo', -1.2, -3.2, 0.2, 'cinza')],
    cor: 'branca',
    patio: 'patio4',
    view: camera(46, 2.2, 16, -0.2, -1.2, 0.75, -0.24),
  },
}
/** What brings the goods home: a truck, in the brand's own paint. */
const frete = (cor: Paisagem['cor']): Paisagem => ({
  places: () => [at('caminhao-bau', 0, 0, 0), at('furgao', -1.5, -4.2, 0, 'branca')],
  cor,
  patio: 'pesados',
  view: camera(46, 2.2, 34, -1, -1.4, 1.3, -0.26),
})
const FRETES: Record<MarcaDemo['subdominio'], Paisagem> = {
  leilao: frete('verde'),
  loja: frete('vermelha'),
  auto: frete('azul'),
}

function veil(m: MarcaDemo, s: Shape, line: number): Buffer {
  const [from, , to] = m.gradiente
  const left = s.width * 0.06
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${s.width}" height="${s.height}"><defs>
<linearGradient id="a"><stop offset="0" stop-color="${from}"/><stop offset=".36" stop-color="${from}" stop-opacity=".92"/><stop offset=".72" stop-color="${to}" stop-opacity=".14"/><stop offset="1" stop-color="${to}" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#a)"/>
<rect x="${left}" y="${s.height * 0.72}" width="${line}" height="${s.height * 0.02}" fill="${m.secundaria}"/></svg>`)
}

for (const m of MARCAS)
  for (const s of SHAPES) {
    const text = lettered(s.words(m), Math.round(s.size * s.height))
    const scene = (s.name === 'faixa' ? FILEIRAS : FRETES)[m.subdominio]
    const bytes = await sharp(await paintScene(scene, s.width, s.height))
      .composite([
        { input: veil(m, s, text.width * 0.34) },
        {
          input: text.png,
          left: Math.round(s.width * 0.06),
          top: Math.round(s.height * 0.66 - text.height * 0.86),
        },
      ])
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
