// Families within a class, so that two models of one list are told apart: each is a body stretched along its axes with
// another face. The meaning of each number is in carros-medidas.ts.
import type { CarSpec } from './carros-medidas.ts'
import { hatch, sedan, suv } from './medidas-passeio.ts'
import { picape } from './medidas-trabalho.ts'

type Line = CarSpec['top']

/** The same curves, longer, wider, higher: wheels, glass and lamps keep their places on the body. */
function stretched(
  c: CarSpec,
  along: number,
  across: number,
  up: number,
  changes: Partial<CarSpec>,
): CarSpec {
  const xz = (l: Line): Line => l.map(([x, z]) => [x * along, z * up])
  const zx = (l: Line): Line => l.map(([z, x]) => [z * up, x * along])
  const yz = (l: Line): Line => l.map(([y, z]) => [y * across, z * up])
  const x = (l: readonly number[]): number[] => l.map((v) => v * along)
  const { windows: w, seat, mirror, rack, bed, backlight } = c
  return {
    ...c,
    length: c.length * along,
    width: c.width * across,
    height: c.height * up,
    axles: [c.axles[0] * along, c.axles[1] * along],
    top: xz(c.top),
    nose: zx(c.nose),
    tail: zx(c.tail),
    plan: c.plan.map(([px, half]) => [px * along, half * across]),
    flank: c.flank.map(([z, share]) => [z * up, share]),
    belt: xz(c.belt),
    crease: c.crease * up,
    screen: [c.screen[0] * along, c.screen[1] * along],
    backlight: backlight && [backlight[0] * up, backlight[1] * up],
    windows: { ...w, rear: w.rear * along, pillars: x(w.pillars) },
    doors: x(c.doors),
    handles: x(c.handles),
    mirror: [mirror[0] * along, mirror[1] * up],
    seat: {
      z: seat.z * up,
      rows: seat.rows.map((v) => (v ?? 0) * along) as [number, number],
      dash: seat.dash * along,
    },
    head: yz(c.head),
    grille: yz(c.grille),
    intake: yz(c.intake),
    lamp: yz(c.lamp),
    plates: [c.plates[0] * up, c.plates[1] * up],
    rack: rack && [rack[0] * along, rack[1] * along],
    bed: bed && { from: bed.from * along, to: bed.to * along, floor: bed.floor * up },
    ...changes,
  }
}

/** Small, high on its legs, dark plastic round the arches, thin lamps above. */
const aventureiro = stretched(hatch, 0.925, 0.955, 1.045, {
  clearance: 0.21,
  wheel: { radius: 0.31, width: 0.175, rim: 0.19, style: 'calota' },
  gap: 0.06,
  flare: 0.024,
  clad: true,
  rack: [-1.1, 0.05],
  head: [
    [0.46, 0.8],
    [0.86, 0.86],
    [0.86, 0.92],
    [0.5, 0.86],
  ],
  grille: [
    [-0.1, 0.6],
    [0.4, 0.61],
    [0.5, 0.72],
    [0.44, 0.8],
    [-0.1, 0.8],
  ],
  lamp: [
    [0.62, 0.78],
    [0.95, 0.78],
    [0.95, 1.03],
    [0.64, 1.03],
  ],
  yard: 'patio3',
})

/** Newer hatch: wide open grille low down, narrow lamps, rising belt. */
const hatchNovo = stretched(hatch, 1.01, 1.01, 0.99, {
  wheel: { radius: 0.312, width: 0.2, rim: 0.215, style: 'esportiva' },
  crease: 0.74,
  scoop: 0.034,
  belt: [
    [-2, 1.03],
    [-1, 0.975],
    [0.3, 0.915],
    [1.1, 0.88],
    [2, 0.84],
  ],
  head: [
    [0.36, 0.7],
    [0.92, 0.77],
    [0.92, 0.825],
    [0.4, 0.74],
  ],
  grille: [
    [-0.1, 0.3],
    [0.34, 0.3],
    [0.5, 0.5],
    [0.4, 0.62],
    [-0.1, 0.62],
  ],
  intake: [
    [-0.1, 0.2],
    [0.2, 0.2],
    [0.24, 0.25],
    [0.2, 0.27],
    [-0.1, 0.27],
  ],
  lamp: [
    [0.36, 0.86],
    [0.95, 0.8],
    [0.95, 0.9],
    [0.4, 0.93],
  ],
  plates: [0.42, 0.56],
  yard: 'patio2',
})

/** Driven by electricity: no grille, smooth nose, lamps that climb the bonnet. */
const eletrico = stretched(hatch, 1.1, 1.025, 1.055, {
  wheel: { radius: 0.316, width: 0.205, rim: 0.215, style: 'liga' },
  head: [
    [0.52, 0.74],
    [0.9, 0.78],
    [0.9, 0.94],
    [0.66, 0.9],
  ],
  grille: [
    [-0.1, 0.66],
    [0.03, 0.66],
    [0.03, 0.67],
    [-0.1, 0.67],
  ],
  intake: [
    [-0.1, 0.26],
    [0.42, 0.27],
    [0.5, 0.36],
    [0.44, 0.4],
    [-0.1, 0.4],
  ],
  lamp: [
    [0.66, 0.78],
    [0.95, 0.78],
    [0.95, 1.2],
    [0.74, 1.2],
  ],
  yard: 'patio4',
})

/** Longer saloon with a roof that falls to the tail and one strip of light across it. */
const sedanLongo = stretched(sedan, 1.035, 1.015, 0.98, {
  top: [
    [-2.38, 0.9],
    [-2.3, 1.02],
    [-2.05, 1.075],
    [-1.8, 1.14],
    [-1.4, 1.262],
    [-1.0, 1.36],
    [-0.6, 1.42],
    [-0.15, 1.437],
    [0.15, 1.412],
    [0.47, 1.312],
    [0.88, 1.112],
    [1.14, 0.98],
    [1.26, 0.936],
    [1.45, 0.906],
    [1.97, 0.808],
    [2.22, 0.72],
    [2.38, 0.6],
  ],
  wheel: { radius: 0.33, width: 0.22, rim: 0.235, style: 'esportiva' },
  head: [
    [0.4, 0.66],
    [0.97, 0.72],
    [0.97, 0.77],
    [0.44, 0.7],
  ],
  grille: [
    [-0.1, 0.4],
    [0.5, 0.4],
    [0.56, 0.5],
    [0.42, 0.68],
    [-0.1, 0.68],
  ],
  lamp: [
    [-0.05, 0.88],
    [0.97, 0.84],
    [0.97, 0.92],
    [-0.05, 0.92],
  ],
  yard: 'patio4',
})

/** Square and upright: flat roof, steep glass, round lamps. */
const suvQuadrado = stretched(suv, 0.985, 1.0, 1.015, {
  top: [
    [-2.14, 1.6],
    [-1.95, 1.655],
    [-1.4, 1.69],
    [-0.7, 1.7],
    [0.05, 1.695],
    [0.38, 1.655],
    [0.6, 1.56],
    [0.86, 1.34],
    [1.02, 1.2],
    [1.12, 1.165],
    [1.4, 1.15],
    [1.86, 1.115],
    [2.04, 1.04],
    [2.15, 0.86],
  ],
  screen: [1.04, 0.44],
  flare: 0.034,
  round: [0.17, 0.12],
  head: [
    [0.57, 0.88],
    [0.62, 0.84],
    [0.7, 0.84],
    [0.75, 0.88],
    [0.75, 0.96],
    [0.7, 1.0],
    [0.62, 1.0],
    [0.57, 0.96],
  ],
  grille: [
    [-0.1, 0.83],
    [0.48, 0.83],
    [0.5, 0.92],
    [0.46, 1.0],
    [-0.1, 1.0],
  ],
  lamp: [
    [0.66, 0.9],
    [0.94, 0.9],
    [0.94, 1.16],
    [0.66, 1.16],
  ],
  yard: 'patio3',
})

/** Lamps beside a large grille that reaches up to the bonnet. */
const suvNovo = stretched(suv, 1.01, 1.0, 0.99, {
  wheel: { radius: 0.352, width: 0.225, rim: 0.245, style: 'liga' },
  crease: 0.86,
  scoop: 0.036,
  head: [
    [0.6, 0.84],
    [0.97, 0.87],
    [0.97, 0.95],
    [0.58, 0.915],
  ],
  grille: [
    [-0.1, 0.56],
    [0.5, 0.58],
    [0.6, 0.76],
    [0.5, 0.96],
    [-0.1, 0.96],
  ],
  lamp: [
    [0.34, 1.0],
    [0.98, 0.96],
    [0.98, 1.04],
    [0.36, 1.06],
  ],
  rack: [-1.5, 0.16],
  yard: 'patio2',
})

/** A roof like a coupé's over the height of an SUV. */
const suvCupe = stretched(suv, 1.02, 1.0, 0.965, {
  top: [
    [-2.24, 1.2],
    [-2.05, 1.3],
    [-1.7, 1.42],
    [-1.2, 1.54],
    [-0.7, 1.595],
    [-0.1, 1.6],
    [0.2, 1.558],
    [0.46, 1.48],
    [0.87, 1.264],
    [1.12, 1.115],
    [1.22, 1.076],
    [1.43, 1.052],
    [1.89, 0.984],
    [2.1, 0.897],
    [2.24, 0.77],
  ],
  backlight: [1.1, 1.44],
  rack: null,
  head: [
    [0.44, 0.84],
    [0.97, 0.89],
    [0.97, 0.94],
    [0.47, 0.895],
  ],
  lamp: [
    [-0.05, 0.96],
    [0.98, 0.92],
    [0.98, 0.99],
    [-0.05, 1.0],
  ],
  yard: 'patio4',
})

/** The light pickup that grew out of a car: shorter, lower, smaller wheels. */
const picapeLeve = stretched(picape, 0.885, 0.94, 0.9, {
  clearance: 0.22,
  wheel: { radius: 0.335, width: 0.215, rim: 0.222, style: 'esportiva' },
  gap: 0.05,
  flare: 0.022,
  head: [
    [0.44, 0.86],
    [0.93, 0.9],
    [0.93, 0.95],
    [0.48, 0.92],
  ],
  grille: [
    [-0.1, 0.6],
    [0.42, 0.62],
    [0.5, 0.74],
    [0.42, 0.86],
    [-0.1, 0.86],
  ],
  yard: 'patio',
})

export const FAMILIAS = {
  'hatch-aventureiro': aventureiro,
  'hatch-novo': hatchNovo,
  'hatch-eletrico': eletrico,
  'sedan-longo': sedanLongo,
  'suv-quadrado': suvQuadrado,
  'suv-novo': suvNovo,
  'suv-cupe': suvCupe,
  'picape-leve': picapeLeve,
}
