// The wide pictures behind the search field of each brand's first page: goods on the right, calm dark space on the left
// for white text. Run: node tools/run.mjs tools/demo/desenhar/herois.ts [leilao loja auto]
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { MARCAS, type MarcaDemo } from '../marcas.ts'
import { at, camera, type Paisagem, paintScene } from './paisagem.ts'

const WIDTH = 1600
const HEIGHT = 900
/** What each hero may weigh. */
const LIMIT = 120 * 1024

type Hero = Paisagem & { shade: string }

const HEROES: Record<MarcaDemo['subdominio'], Hero> = {
  leilao: {
    places: () => [
      at('sedan-longo', 0.2, 0, 0),
      at('suv-quadrado', -0.6, -2.7, 0, 'branca'),
      at('picape', -1.1, -5.6, 0, 'cinza'),
    ],
    cor: 'preta',
    patio: 'patio',
    view: camera(40, 1.5, 11, 0, -1.6, 0.9, -0.17),
    shade: '#07241c',
  },
  loja: {
    places: () => [
      at('hatch-novo', 0.3, 0, 0),
      at('suv-novo', -0.3, -2.7, 0, 'prata'),
      at('hatch-aventureiro', -0.4, -5.3, 0, 'branca'),
    ],
    cor: 'vermelha',
    patio: 'patio2',
    view: camera(34, 1.35, 10.2, 0, -1.5, 0.85, -0.17),
    shade: '#2b0f36',
  },
  auto: {
    places: () => [at('picape', 0, 0, 0), at('suv-cupe', -0.3, -2.9, 0, 'prata')],
    cor: 'azul',
    patio: 'patio',
    view: camera(30, 1.05, 9.8, 0.2, -0.7, 0.95, -0.17),
    shade: '#070c26',
  },
}

function veil(colour: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
<linearGradient id="a"><stop offset="0" stop-color="${colour}" stop-opacity=".96"/><stop offset=".32" stop-color="${colour}" stop-opacity=".82"/><stop offset=".62" stop-color="${colour}" stop-opacity=".3"/><stop offset="1" stop-color="${colour}" stop-opacity=".08"/></linearGradient>
<linearGradient id="b" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity=".55"/><stop offset=".4" stop-color="${colour}" stop-opacity="0"/><stop offset=".75" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity=".5"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/></svg>`)
}

async function draw(m: MarcaDemo, folder: string): Promise<void> {
  const hero = HEROES[m.subdominio]
  const bytes = await sharp(await paintScene(hero, WIDTH, HEIGHT))
    .composite([{ input: veil(hero.shade) }])
    .webp({ quality: 66, effort: 6, smartSubsample: true })
    .toBuffer()
  if (bytes.length > LIMIT) throw new Error(`${m.heroi} weighs ${bytes.length} bytes, more than ${LIMIT}`)
  writeFileSync(join(folder, m.heroi), bytes)
  console.log(`${m.heroi} ${(bytes.length / 1024).toFixed(0)} KB`)
}

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'marcas')
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
for (const m of MARCAS) if (wanted.length === 0 || wanted.includes(m.subdominio)) await draw(m, folder)
