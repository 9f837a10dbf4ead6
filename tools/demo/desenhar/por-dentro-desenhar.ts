// Draws interiors, engines and the damages inside, with the same light as the outside.
// Run: node tools/run.mjs tools/demo/desenhar/por-dentro-desenhar.ts [names], then desenhar.ts --manifesto
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { arquivoDaAvaria, avariasDe } from '../avarias.ts'
import { VEICULOS } from '../veiculos.ts'
import { CORES, type Cor } from './cores.ts'
import { picture, smoothLight } from './filme.ts'
import { buildBay } from './modelos/cofre.ts'
import { buildInterior } from './modelos/interior.ts'
import type { Dentro } from './modelos/interior-avarias.ts'
import type { Interior } from './modelos/interior-medidas.ts'
import { buildBikeEngine } from './modelos/motor-moto.ts'
import { buildHeavyEngine } from './modelos/motor-pesado.ts'
import { INTERIORES, nomeDoInterior } from './por-dentro.ts'
import { Painter } from './pintor.ts'
import type { Model, View } from './tela.ts'

/** What each picture may weigh. */
const LIMIT = 72 * 1024
const [W, H] = [1200, 900]
/** Share of the width that is really drawn. */
const SHARP = 0.7
/** Inside it is darker: the photographer opens the lens. */
const OPEN = 1.4

type Quadro = {
  nome: string
  modelo: () => Model
  vista: View
  abertura: number
  arquivos: readonly (readonly [arquivo: string, cor: Cor])[]
}

const PORTA: Readonly<Record<Interior['corpo'], View>> = {
  baixo: { azimuth: 101, eye: 1.16, distance: 1.5, lens: 60, aim: [0.14, -0.1, 0.86] },
  alto: { azimuth: 99, eye: 1.36, distance: 1.6, lens: 60, aim: [0.14, -0.1, 1.05] },
  cabine: { azimuth: 100, eye: 1.86, distance: 2.05, lens: 62, aim: [0.16, -0.1, 1.46] },
}
const COFRE: View = { azimuth: 5, eye: 2.05, distance: 1.68, lens: 48, aim: [0.01, 0, 0.79] }

/** From where a damage inside is looked at; without an entry from the door. */
const DE_PERTO: Partial<Record<Dentro, View>> = {
  rasgado: { azimuth: 76, eye: 1.86, distance: 1.1, lens: 46, aim: [-0.1, 0.54, 1.24] },
  gasto: { azimuth: 72, eye: 1.2, distance: 1.05, lens: 50, aim: [-0.22, 0.34, 0.82] },
  forro: { azimuth: 103, eye: 0.98, distance: 1.5, lens: 58, aim: [0, -0.1, 1.12] },
  airbags: { azimuth: 117, eye: 1.2, distance: 1.5, lens: 60, aim: [0.28, -0.06, 0.86] },
  desmontado: { azimuth: 104, eye: 1.22, distance: 1.4, lens: 56, aim: [0.24, -0.16, 0.74] },
}

function quadros(): Quadro[] {
  const interiores = Object.entries(INTERIORES).map(([nome, i]) => ({
    nome,
    modelo: () => buildInterior(i),
    vista: PORTA[i.corpo],
    abertura: OPEN,
    arquivos: [[`interior-${nome}.webp`, 'prata']] as const,
  }))
  const motor = (nome: string, modelo: () => Model, vista: View, cor: Cor): Quadro => ({
    nome,
    modelo,
    vista,
    abertura: 1.08,
    arquivos: [[`motor-${nome}.webp`, cor]],
  })
  const flex: Quadro = {
    ...motor('flex', () => buildBay('flex'), COFRE, 'prata'),
    arquivos: (['branca', 'prata', 'preta'] as const).map((cor) => [`motor-flex-${cor}.webp`, cor] as const),
  }
  const damages = VEICULOS.flatMap((v) =>
    avariasDe(v.codigo).flatMap((a, n): Quadro[] => {
      const nome = nomeDoInterior(v)
      const { dentro } = a
      if (dentro === undefined || nome === null) return []
      const i = INTERIORES[nome]
      return [
        {
          nome: dentro,
          modelo: () => buildInterior(i, dentro),
          vista: DE_PERTO[dentro] ?? PORTA[i.corpo],
          abertura: OPEN,
          arquivos: [[arquivoDaAvaria(v.codigo, n), 'prata']],
        },
      ]
    }),
  )
  return [
    ...interiores,
    flex,
    motor('diesel', () => buildBay('diesel'), { ...COFRE, azimuth: -4 }, 'branca'),
    motor('eletrico', () => buildBay('eletrico'), COFRE, 'branca'),
    motor(
      'pesado',
      buildHeavyEngine,
      { azimuth: 84, eye: 1.5, distance: 2.3, lens: 46, aim: [-0.05, 0, 0.92] },
      'vermelha',
    ),
    motor(
      'moto',
      buildBikeEngine,
      { azimuth: 82, eye: 0.68, distance: 1.1, lens: 44, aim: [0.06, 0, 0.5] },
      'vermelha',
    ),
    ...damages,
  ]
}

async function draw(q: Quadro, folder: string, coarse: boolean): Promise<void> {
  const model = q.modelo()
  const w = Math.round(W * (coarse ? 0.28 : SHARP))
  const film = new Painter(model).draw(q.vista, w, Math.round(w * 0.75), coarse ? 1 : 2, true)
  smoothLight(film, 3)
  for (const [arquivo, cor] of q.arquivos) {
    const [r, g, b] = model.yard.light
    const bytes = await picture(film, CORES[cor], {
      width: W,
      height: H,
      quality: 66,
      near: q.vista.distance + 1.6,
      light: [r * q.abertura, g * q.abertura, b * q.abertura],
    })
    if (bytes.length > LIMIT) throw new Error(`${arquivo} weighs ${bytes.length} bytes`)
    writeFileSync(join(folder, arquivo), bytes)
  }
}

const { values, positionals } = parseArgs({
  options: { saida: { type: 'string' }, rascunho: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const folder = values.saida ?? join(import.meta.dirname, '..', 'fotos')
mkdirSync(folder, { recursive: true })
for (const q of quadros())
  if (positionals.length === 0 || positionals.includes(q.nome)) {
    await draw(q, folder, values.rascunho)
    console.log(q.nome)
  }
