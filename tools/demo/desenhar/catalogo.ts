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
  'hatch-aventureiro': () => buildCar('hatch-aventureiro'),
  'hatch-novo': () => buildCar('hatch-novo'),
  'hatch-eletrico': () => buildCar('hatch-eletrico'),
  'sedan-longo': () => buildCar('sedan-longo'),
  'suv-quadrado': () => buildCar('suv-quadrado'),
  'suv-novo': () => buildCar('suv-novo'),
  'suv-cupe': () => buildCar('suv-cupe'),
  'picape-leve': () => buildCar('picape-leve'),
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

/** One picture: where the camera stands (degrees, 0 = before the front, 90 = left side) and what people read. */
type Vista = { azimute: number; texto: string; tipo: 'longe' | 'lado' | 'frente' | 'perto' }

const VEICULO: readonly Vista[] = [
  { azimute: 38, texto: 'vista dianteira em três quartos', tipo: 'longe' },
  { azimute: 216, texto: 'vista traseira em três quartos', tipo: 'longe' },
  { azimute: 90, texto: 'vista lateral', tipo: 'lado' },
  { azimute: 0, texto: 'vista frontal', tipo: 'frente' },
  { azimute: 58, texto: 'detalhe dianteiro', tipo: 'perto' },
]
/** From near one sees what the accident has done. */
const BATIDO: readonly Vista[] = VEICULO.map((v) =>
  v.tipo === 'perto' ? { ...v, texto: 'danos na dianteira, de perto' } : v,
)
/** Real estate is looked at from the street: one does not walk round a walled plot. */
const IMOVEL: readonly Vista[] = [
  { azimute: 32, texto: 'vista da rua pela esquerda', tipo: 'longe' },
  { azimute: -32, texto: 'vista da rua pela direita', tipo: 'longe' },
  { azimute: 14, texto: 'vista da rua', tipo: 'lado' },
  { azimute: 0, texto: 'vista frontal', tipo: 'frente' },
]

/** Views of a body, in the order of the gallery. */
export function vistas(name: Modelo): readonly Vista[] {
  if (name === 'casa' || name === 'terreno') return IMOVEL
  return name.endsWith('-batido') ? BATIDO : VEICULO
}

const LENS = 30

/** Distance from which a thing of that width in metres fills most of the picture. */
const fit = (width: number) => (width * 0.5) / Math.tan((LENS * Math.PI) / 360)

/** One camera per entry of vistas(). */
export function views(m: Model, name: Modelo): View[] {
  const size = Math.max(m.length * 1.06, m.height * 2.25, m.width * 0.95 + m.length * 0.35)
  const far = fit(size)
  const eye = Math.max(1.3, m.height * 0.72)
  const base = { eye, distance: far, lens: LENS, aim: [0, 0, m.height * 0.42] as const }
  const kinds: Record<Vista['tipo'], Omit<View, 'azimuth'>> = {
    longe: base,
    lado: { ...base, eye: eye * 0.85, distance: far * 1.04 },
    frente: {
      ...base,
      eye: eye * 0.8,
      distance: fit(Math.max(m.width * 1.9, m.height * 1.75)) + m.length / 2,
    },
    perto: {
      ...base,
      eye: eye * 0.7,
      distance: far * 0.55,
      aim: [m.length * 0.27, 0, m.height * 0.36],
    },
  }
  const imovel = name === 'casa' || name === 'terreno'
  if (imovel) kinds.frente = { ...base, distance: far * 0.9 }
  // The photographer of each yard stands a little elsewhere.
  const step = imovel ? 0 : ((m.yard.seed * 5) % 15) - 7
  return vistas(name).map((v) => ({
    ...kinds[v.tipo],
    azimuth: v.azimute === 0 || v.azimute === 90 ? v.azimute : v.azimute + step,
  }))
}

/** The camera of frame `i` of `n` of a full turn. */
export function turnView(m: Model, name: Modelo, i: number, n: number): View {
  const [first] = views(m, name)
  return { ...first!, azimuth: first!.azimuth + (360 * i) / n, distance: first!.distance * 1.04 }
}
