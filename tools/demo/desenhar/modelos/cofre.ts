// Under the bonnet of a car, seen from before it: wings in the goods' paint, firewall, radiator, battery, what is topped
// up. x towards the front, y left, z up; metres.
import { box, noise, smax, smin, smooth } from '../formas.ts'
import { Montagem } from '../montagem.ts'
import { PATIOS } from '../patios.ts'
import type { Model, Shader } from '../tela.ts'
import { BACK, FRONT, HALF, MAT, TOP } from './cofre-medidas.ts'
import { combustion, electric } from './motor-do-carro.ts'
import { coat, matt, STEEL, wave } from './pecas.ts'

export type Motor = 'flex' | 'diesel' | 'eletrico'

/** The tin: wings with a channel for water, strut towers, firewall, crossbar in front. */
function body(m: Montagem): void {
  m.form(
    (x, y, z) => {
      const a = Math.abs(y)
      const narrow = 0.09 * smooth(-0.1, FRONT, x)
      const wing = smax(
        box(x, a, z, [0, HALF + 0.2 - narrow, TOP - 0.3], [0.75, 0.2, 0.3], 0.05),
        -box(x, a, z, [0, HALF + 0.05 - narrow, TOP], [0.9, 0.022, 0.03], 0.012),
        0.01,
      )
      const apron = box(x, a, z, [0, HALF - 0.04 - narrow, TOP - 0.36], [0.6, 0.06, 0.26], 0.03)
      const tower = smax(
        Math.hypot(x + 0.2, a - HALF + 0.1) - 0.125 - 0.05 * smooth(TOP - 0.1, TOP - 0.4, z),
        z - TOP + 0.09,
        0.03,
      )
      return smin(smin(wing, apron, 0.04), tower, 0.06)
    },
    [-0.62, -1.02, 0.35, 0.66, 1.02, TOP + 0.03],
    0.013,
    MAT.lata,
  )
  m.form(
    (x, _y, z) => {
      const wall = Math.abs(x - BACK + 0.05 + 0.1 * smooth(0.6, 0.9, z)) - 0.03
      return smax(wall, z - TOP - 0.02, 0.03) + 0.006 * Math.cos(_y * 34) * smooth(0.9, 0.7, z)
    },
    [BACK - 0.3, -HALF - 0.05, 0.3, BACK + 0.12, HALF + 0.05, TOP + 0.06],
    0.016,
    MAT.preto,
  )
  cowl(m)
  crossbar(m)
}

/** Cowl below the windscreen with its slots, the glass and the seal. */
function cowl(m: Montagem): void {
  m.form(
    (x, y, z) =>
      smax(
        box(x, y, z, [BACK - 0.16, 0, TOP + 0.03 - 0.1 * y * y], [0.17, HALF + 0.22, 0.022], 0.02),
        -Math.max(
          Math.abs(wave(y, 0.03) - 0.5) * 0.03 - 0.006,
          Math.abs(x - BACK + 0.16) - 0.06,
          TOP + 0.02 - z,
        ),
        0.004,
      ),
    [BACK - 0.36, -HALF - 0.26, TOP - 0.1, BACK + 0.05, HALF + 0.26, TOP + 0.08],
    0.008,
    MAT.preto,
  )
  m.form(
    (x, y, z) =>
      smax(Math.abs(x - BACK + 0.3 + (z - TOP) * 1.5 + 0.12 * y * y) * 0.55 - 0.006, TOP + 0.03 - z, 0.01),
    [BACK - 1.1, -HALF - 0.24, TOP, BACK - 0.2, HALF + 0.24, TOP + 0.4],
    0.02,
    MAT.vidro,
  )
  m.hose(
    [
      [BACK + 0.03, -HALF - 0.16, TOP - 0.01],
      [BACK + 0.05, 0, TOP + 0.045],
      [BACK + 0.03, HALF + 0.16, TOP - 0.01],
    ],
    0.013,
    MAT.borracha,
  )
}

/** The bar over the radiator with the latch, and the tops of the struts. */
function crossbar(m: Montagem): void {
  m.form(
    (x, y, z) => {
      const lug = box(
        x + 0.25 * y * y,
        y,
        z,
        [FRONT + 0.04, 0, TOP - 0.075],
        [0.06, HALF + 0.02, 0.02],
        0.014,
      )
      const hole = Math.hypot(wave(y, 0.19) * 0.19 - 0.095, x + 0.25 * y * y - FRONT - 0.04) - 0.016
      return smax(lug, -hole, 0.006)
    },
    [FRONT - 0.2, -HALF - 0.05, TOP - 0.12, FRONT + 0.12, HALF + 0.05, TOP - 0.03],
    0.008,
    MAT.preto,
  )
  m.block([FRONT + 0.04, 0, TOP - 0.045], [0.04, 0.05, 0.018], 0.008, MAT.aco)
  m.block([FRONT + 0.045, 0.0, TOP - 0.024], [0.012, 0.016, 0.01], 0.004, MAT.vermelho)
  for (const s of [-1, 1]) {
    m.disc([-0.2, s * (HALF - 0.1), TOP - 0.085], 'z', 0.055, 0.016, MAT.borracha, 0.01)
    m.disc([-0.2, s * (HALF - 0.1), TOP - 0.068], 'z', 0.022, 0.014, MAT.aco)
    for (const k of [0, 1, 2]) {
      const t = k * 2.094 + 0.6
      m.disc(
        [-0.2 + 0.088 * Math.cos(t), s * (HALF - 0.1) + 0.088 * Math.sin(t), TOP - 0.082],
        'z',
        0.011,
        0.009,
        MAT.aco,
        0.003,
      )
    }
  }
}

/** Radiator with its tanks, the shroud and two fans behind it. */
function radiator(m: Montagem): void {
  m.block([FRONT - 0.06, 0, TOP - 0.3], [0.02, HALF - 0.13, 0.2], 0.006, MAT.aluminio)
  m.block([FRONT - 0.06, 0, TOP - 0.11], [0.032, HALF - 0.12, 0.024], 0.014, MAT.preto)
  m.block([FRONT - 0.115, 0, TOP - 0.28], [0.02, HALF - 0.18, 0.17], 0.014, MAT.preto)
  for (const y of [-0.23, 0.23]) {
    m.disc([FRONT - 0.14, y, TOP - 0.29], 'x', 0.15, 0.012, MAT.borracha)
    m.disc([FRONT - 0.155, y, TOP - 0.29], 'x', 0.05, 0.02, MAT.preto)
  }
  m.cap([FRONT - 0.06, -0.4, TOP - 0.07], 0.028, MAT.preto)
}

function battery(m: Montagem, x: number, y: number): void {
  m.block([x, y, TOP - 0.25], [0.088, 0.13, 0.1], 0.008, MAT.preto)
  m.block([x, y, TOP - 0.143], [0.09, 0.132, 0.012], 0.006, MAT.tampa)
  m.block([x + 0.02, y, TOP - 0.129], [0.035, 0.1, 0.003], 0.002, MAT.etiqueta)
  for (const [s, mat] of [
    [-1, MAT.vermelho],
    [1, MAT.borracha],
  ] as const) {
    m.disc([x - 0.05, y + s * 0.095, TOP - 0.12], 'z', 0.013, 0.018, MAT.aco)
    m.block([x - 0.06, y + s * 0.095, TOP - 0.112], [0.032, 0.022, 0.014], 0.008, mat)
    m.hose(
      [
        [x - 0.07, y + s * 0.095, TOP - 0.11],
        [x - 0.13, y + s * 0.1, TOP - 0.12],
        [x - 0.17, y + s * 0.04 - 0.03, TOP - 0.2],
        [x - 0.15, y - 0.16, TOP - 0.32],
      ],
      0.009,
      mat,
    )
  }
  m.hose(
    [
      [x - 0.1, y - 0.14, TOP - 0.2],
      [x, y - 0.14, TOP - 0.122],
      [x + 0.1, y - 0.14, TOP - 0.2],
    ],
    0.006,
    MAT.aco,
  )
}

/** What is topped up: coolant, washer water, brakes; and the box of fuses. */
function fluids(m: Montagem): void {
  m.form(
    (x, y, z) =>
      box(x, y, z, [0.1, -HALF + 0.15, TOP - 0.2], [0.1, 0.085, 0.09], 0.04) + 0.002 * Math.cos(z * 190),
    [-0.03, -HALF + 0.03, TOP - 0.32, 0.23, -HALF + 0.27, TOP - 0.08],
    0.006,
    MAT.branco,
  )
  m.cap([0.1, -HALF + 0.15, TOP - 0.095], 0.034, MAT.preto)
  m.hose(
    [
      [0.19, -HALF + 0.16, TOP - 0.22],
      [0.3, -HALF + 0.19, TOP - 0.2],
      [FRONT - 0.09, -0.42, TOP - 0.11],
    ],
    0.012,
    MAT.borracha,
  )
  m.hose(
    [
      [0.32, HALF - 0.14, TOP - 0.3],
      [0.33, HALF - 0.15, TOP - 0.2],
      [0.33, HALF - 0.16, TOP - 0.12],
    ],
    0.022,
    MAT.branco,
  )
  m.cap([0.33, HALF - 0.16, TOP - 0.1], 0.035, MAT.azul)
  m.block([-0.43, 0.38, TOP - 0.12], [0.055, 0.075, 0.045], 0.025, MAT.branco)
  m.cap([-0.43, 0.38, TOP - 0.062], 0.028, MAT.amarelo)
  m.disc([-0.5, 0.36, TOP - 0.2], 'x', 0.13, 0.04, MAT.preto, 0.03)
  m.block([-0.02, HALF - 0.1, TOP - 0.13], [0.13, 0.07, 0.05], 0.014, MAT.preto)
  m.block([-0.02, HALF - 0.1, TOP - 0.076], [0.125, 0.065, 0.008], 0.005, MAT.tampa)
  m.block([-0.02, HALF - 0.1, TOP - 0.066], [0.06, 0.035, 0.002], 0.0015, MAT.etiqueta)
}

function looms(m: Montagem): void {
  m.hose(
    [
      [-0.46, -0.5, TOP - 0.1],
      [-0.44, -0.1, TOP - 0.07],
      [-0.42, 0.25, TOP - 0.1],
    ],
    0.014,
    MAT.borracha,
    60,
  )
  m.hose(
    [
      [-0.4, 0.0, TOP - 0.12],
      [-0.2, 0.36, TOP - 0.16],
      [0.06, 0.5, TOP - 0.14],
    ],
    0.011,
    MAT.borracha,
    70,
  )
  m.hose(
    [
      [-0.38, -0.3, TOP - 0.15],
      [-0.2, -0.42, TOP - 0.12],
      [0.06, -0.43, TOP - 0.2],
    ],
    0.008,
    MAT.aluminio,
  )
  m.hose(
    [
      [-0.45, -0.2, TOP - 0.14],
      [-0.32, -0.34, TOP - 0.13],
      [0.2, -0.44, TOP - 0.3],
    ],
    0.012,
    MAT.borracha,
  )
}

const dull =
  (r: number, g: number, b: number, mirror: number, rough: number): Shader =>
  (s, x, y, z) => {
    const dust = smooth(0.4, 0.75, noise(x * 9, y * 9, z * 9)) * smooth(0.3, 0.9, s.nz) * 0.5
    const k = 0.94 + 0.12 * noise(x * 130, y * 130, z * 130)
    matt(s, r * k + 0.05 * dust, g * k + 0.045 * dust, b * k + 0.038 * dust, mirror * (1 - dust), rough)
  }

export function buildBay(kind: Motor): Model {
  const m = new Montagem()
  body(m)
  radiator(m)
  fluids(m)
  looms(m)
  battery(m, 0.2, kind === 'eletrico' ? 0.46 : 0.45)
  if (kind === 'eletrico') electric(m)
  else combustion(m, kind === 'diesel')
  m.block([0, 0, 0.36], [0.6, 0.7, 0.03], 0.01, MAT.borracha)
  const shaders: Shader[] = [
    (s, x, y, z) => {
      // Sealer and shade where the paint is thin, below the rims.
      coat(s)
      if (Math.abs(y) < HALF - 0.02 && z < TOP - 0.2 && noise(x * 14, y * 14, z * 14) > 0.74)
        matt(s, 0.16, 0.155, 0.15)
    },
    dull(0.022, 0.022, 0.024, 0.035, 0.4),
    dull(0.014, 0.014, 0.015, 0.03, 0.5),
    (s, x, y, z) => {
      const k = 0.85 + 0.3 * noise(x * 60, y * 60, z * 60)
      matt(s, 0.3 * k, 0.305 * k, 0.31 * k, 0.16, 0.4)
      s.metal = 0.5
    },
    dull(0.036, 0.037, 0.04, 0.045, 0.3),
    dull(0.56, 0.56, 0.5, 0.04, 0.3),
    dull(0.03, 0.12, 0.42, 0.04, 0.3),
    dull(0.62, 0.42, 0.03, 0.04, 0.3),
    dull(0.45, 0.025, 0.02, 0.04, 0.3),
    dull(0.72, 0.2, 0.015, 0.04, 0.3),
    (s, x, y) => {
      const line = wave(x, 0.013) < 0.5 && Math.abs(wave(y, 0.09) - 0.5) < 0.42
      matt(s, line ? 0.28 : 0.6, line ? 0.28 : 0.58, line ? 0.28 : 0.5)
    },
    STEEL,
    (s) => matt(s, 0.012, 0.014, 0.016, 0.07, 0),
  ]
  return { meshes: m.meshes, shaders, yard: PATIOS.patio, height: TOP + 0.1, length: 1.3, width: 2 }
}
