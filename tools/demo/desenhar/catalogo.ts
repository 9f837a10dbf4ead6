// Which bodies exist, from where each is looked at, and what those views are called in Portuguese.
import { buildPlane } from './modelos/aviao.ts'
import { buildBoxTruck, buildTipper, buildTractor, buildTrailer } from './modelos/caminhao.ts'
import { buildCar } from './modelos/carro.ts'
import { buildForklift } from './modelos/empilhadeira.ts'
import { buildHouse, buildPlot } from './modelos/imovel.ts'
import { buildBoat } from './modelos/lancha.ts'
import { buildMotorcycle } from './modelos/moto.ts'
import { buildBus } from './modelos/onibus.ts'
import { buildBackhoe, buildFarmTractor } from './modelos/trator.ts'
import type { Model, View } from './tela.ts'

export const MODELOS = {
  hatch: () => buildCar('hatch'),
  sedan: () => buildCar('sedan'),
  suv: () => buildCar('suv'),
  picape: () => buildCar('picape'),
  furgao: () => buildCar('furgao'),
  'hatch-batido': () => buildCar('hatch', true),
  'sedan-batido': () => buildCar('sedan', true),
  cavalo: buildTractor,
  'caminhao-bau': buildBoxTruck,
  'caminhao-cacamba': buildTipper,
  carreta: buildTrailer,
  onibus: buildBus,
  moto: buildMotorcycle,
  lancha: buildBoat,
  trator: buildFarmTractor,
  retroescavadeira: buildBackhoe,
  empilhadeira: buildForklift,
  aviao: buildPlane,
  casa: buildHouse,
  terreno: buildPlot,
} satisfies Record<string, () => Model>

export type Modelo = keyof typeof MODELOS

export const buildModel = (name: Modelo): Model => MODELOS[name]()

/** In the order of the gallery. */
export const VISTAS = [
  'vista dianteira em três quartos',
  'vista traseira em três quartos',
  'vista lateral',
  'vista frontal',
  'detalhe dianteiro',
] as const

const LENS = 30

/** Distance from which a thing of that width in metres fills most of the picture. */
const fit = (width: number) => (width * 0.5) / Math.tan((LENS * Math.PI) / 360)

/** One camera per entry of VISTAS. */
export function views(m: Model): View[] {
  const size = Math.max(m.length * 1.06, m.height * 2.25, m.width * 0.95 + m.length * 0.35)
  const far = fit(size)
  const aim = [0, 0, m.height * 0.42] as const
  const eye = Math.max(1.3, m.height * 0.72)
  const front = fit(Math.max(m.width * 1.9, m.height * 1.75)) + m.length / 2
  return [
    { azimuth: 38, eye, distance: far, lens: LENS, aim },
    { azimuth: 216, eye: eye * 1.12, distance: far, lens: LENS, aim },
    { azimuth: 90, eye: eye * 0.85, distance: far * 1.04, lens: LENS, aim },
    { azimuth: 0, eye: eye * 0.8, distance: front, lens: LENS, aim },
    {
      azimuth: 58,
      eye: eye * 0.7,
      distance: far * 0.55,
      lens: LENS,
      aim: [m.length * 0.27, 0, m.height * 0.36],
    },
  ]
}

/** The camera of frame `i` of `n` of a full turn. */
export function turnView(m: Model, i: number, n: number): View {
  const [first] = views(m)
  return { ...first!, azimuth: first!.azimuth + (360 * i) / n, distance: first!.distance * 1.04 }
}
