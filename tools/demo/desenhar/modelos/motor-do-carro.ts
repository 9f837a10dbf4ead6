// What drives a car, in its bay: an engine with what feeds and cools it, or an inverter with its cables.
import { box, smooth } from '../formas.ts'
import type { Montagem } from '../montagem.ts'
import { FRONT, MAT, TOP } from './cofre-medidas.ts'
import { wave } from './pecas.ts'

/** The block, its cover with four fields, rail, alternator side; air from the box to the throttle. */
export function combustion(m: Montagem, turbo: boolean): void {
  m.block([-0.08, -0.02, TOP - 0.36], [0.22, 0.32, 0.2], 0.05, MAT.aluminio)
  m.form(
    (x, y, z) => {
      const lid = box(x, y, z, [-0.1, -0.02, TOP - 0.125 - 0.25 * (y + 0.02) ** 2], [0.17, 0.29, 0.035], 0.03)
      const rib =
        0.006 *
        smooth(0.5, 0.3, Math.abs(wave(y + 0.02, 0.145) - 0.5) * 1.15) *
        smooth(0.16, 0.12, Math.abs(x + 0.1))
      const mark = 0.006 * smooth(0.004, -0.002, box(x, y, 0, [-0.1, -0.02, 0], [0.028, 0.09, 1], 0.014))
      return lid - rib + mark
    },
    [-0.3, -0.34, TOP - 0.2, 0.1, 0.3, TOP - 0.06],
    0.0075,
    MAT.tampa,
  )
  m.cap([0.02, 0.16, TOP - 0.08], 0.032, MAT.preto)
  m.hose(
    [
      [0.06, -0.2, TOP - 0.25],
      [0.07, -0.2, TOP - 0.12],
      [0.075, -0.2, TOP - 0.08],
    ],
    0.005,
    MAT.aco,
  )
  m.form(
    (x, y, z) => Math.hypot(Math.hypot(y + 0.2, z - TOP + 0.066) - 0.018, x - 0.076) - 0.005,
    [0.06, -0.23, TOP - 0.1, 0.092, -0.17, TOP - 0.035],
    0.0028,
    MAT.amarelo,
  )
  m.hose(
    [
      [0.12, -0.26, TOP - 0.19],
      [0.13, 0, TOP - 0.17],
      [0.12, 0.24, TOP - 0.19],
    ],
    0.014,
    MAT.aco,
  )
  for (const y of [-0.21, -0.07, 0.07, 0.21]) {
    m.hose(
      [
        [0.12, y, TOP - 0.18],
        [0.07, y, TOP - 0.2],
      ],
      0.011,
      MAT.preto,
    )
    m.hose(
      [
        [0.1, y, TOP - 0.24],
        [0.19, y, TOP - 0.29],
        [0.2, y, TOP - 0.4],
      ],
      0.024,
      turbo ? MAT.aco : MAT.aluminio,
    )
  }
  belts(m)
  intake(m)
  if (turbo) charger(m)
}

/** Alternator, pulleys and the belt round them. */
function belts(m: Montagem): void {
  m.disc([0.12, -0.38, TOP - 0.3], 'y', 0.07, 0.06, MAT.aluminio, 0.012)
  for (const [x, z, r] of [
    [0.12, 0.3, 0.04],
    [-0.06, 0.36, 0.075],
    [-0.12, 0.2, 0.05],
  ] as const)
    m.disc([x, -0.45, TOP - z], 'y', r, 0.014, MAT.aco)
  m.form(
    (x, y, z) => {
      const at = box(x, 0, z, [0, 0, TOP - 0.29], [0.19, 1, 0.12], 0.1)
      return Math.max(Math.abs(at) - 0.004, Math.abs(y + 0.45) - 0.011)
    },
    [-0.22, -0.48, TOP - 0.44, 0.22, -0.42, TOP - 0.14],
    0.005,
    MAT.borracha,
  )
}

/** Air from its box to the throttle, water to and from the radiator. */
function intake(m: Montagem): void {
  m.block([-0.02, 0.4, TOP - 0.24], [0.1, 0.05, 0.1], 0.02, MAT.preto)
  m.hose(
    [
      [0.2, 0.12, TOP - 0.16],
      [0.24, 0.28, TOP - 0.14],
      [0.2, 0.38, TOP - 0.16],
    ],
    0.042,
    MAT.borracha,
    34,
  )
  m.hose(
    [
      [0.14, 0.0, TOP - 0.24],
      [0.2, 0.06, TOP - 0.19],
      [0.2, 0.12, TOP - 0.16],
    ],
    0.04,
    MAT.preto,
  )
  m.hose(
    [
      [FRONT - 0.08, 0.3, TOP - 0.16],
      [0.32, 0.2, TOP - 0.2],
      [0.2, 0.26, TOP - 0.33],
    ],
    0.022,
    MAT.borracha,
  )
  m.hose(
    [
      [FRONT - 0.08, -0.36, TOP - 0.34],
      [0.3, -0.3, TOP - 0.36],
      [0.16, -0.24, TOP - 0.4],
    ],
    0.022,
    MAT.borracha,
  )
  for (const at of [[FRONT - 0.11, 0.29, TOP - 0.168]] as const) m.disc(at, 'x', 0.026, 0.006, MAT.aco)
}

function charger(m: Montagem): void {
  m.form(
    (x, y, z) => {
      const a = Math.atan2(z - TOP + 0.24, x - 0.29)
      const ring = Math.hypot(Math.hypot(x - 0.29, z - TOP + 0.24) - 0.058, y + 0.08)
      return ring - 0.026 - 0.006 * (a / Math.PI)
    },
    [0.18, -0.15, TOP - 0.35, 0.4, -0.02, TOP - 0.13],
    0.006,
    MAT.aluminio,
  )
  m.disc([0.29, -0.02, TOP - 0.24], 'y', 0.05, 0.05, MAT.aco, 0.015)
  m.hose(
    [
      [0.29, -0.1, TOP - 0.16],
      [0.34, -0.24, TOP - 0.12],
      [0.28, -0.42, TOP - 0.14],
      [0.1, -0.46, TOP - 0.12],
    ],
    0.032,
    MAT.aluminio,
  )
  for (const at of [[0.31, -0.17, TOP - 0.135]] as const) m.disc(at, 'y', 0.037, 0.008, MAT.aco)
}

/** Inverter with fins, junction box, three orange phases. */
export function electric(m: Montagem): void {
  m.block([-0.06, 0, TOP - 0.37], [0.26, 0.36, 0.16], 0.06, MAT.preto)
  m.form(
    (x, y, z) => {
      const lid = box(x, y, z, [-0.1, 0, TOP - 0.17], [0.18, 0.3, 0.07], 0.025)
      const fin =
        0.012 * smooth(0.28, 0.16, Math.abs(wave(y, 0.042) - 0.5)) * smooth(0.15, 0.12, Math.abs(x + 0.1))
      return lid - fin * smooth(TOP - 0.13, TOP - 0.11, z)
    },
    [-0.3, -0.33, TOP - 0.26, 0.1, 0.33, TOP - 0.06],
    0.0065,
    MAT.aluminio,
  )
  for (const [x, y] of [
    [-0.26, -0.27],
    [-0.26, 0.27],
    [0.06, -0.27],
    [0.06, 0.27],
  ] as const)
    m.disc([x, y, TOP - 0.093], 'z', 0.012, 0.01, MAT.aco)
  m.block([0.17, -0.1, TOP - 0.2], [0.09, 0.15, 0.055], 0.02, MAT.preto)
  m.block([0.17, -0.1, TOP - 0.143], [0.05, 0.07, 0.002], 0.0015, MAT.amarelo)
  for (const k of [0, 1, 2]) {
    const y = 0.08 + k * 0.055
    m.disc([0.1, y, TOP - 0.17], 'x', 0.022, 0.02, MAT.laranja)
    m.hose(
      [
        [0.1, y, TOP - 0.17],
        [0.2, y + 0.02, TOP - 0.17],
        [0.27, y + 0.06, TOP - 0.23],
        [0.24, y + 0.12, TOP - 0.36],
      ],
      0.017,
      MAT.laranja,
    )
  }
  m.hose(
    [
      [0.26, -0.16, TOP - 0.2],
      [0.33, -0.3, TOP - 0.19],
      [0.22, -0.46, TOP - 0.16],
      [-0.2, -0.44, TOP - 0.16],
      [-0.42, -0.36, TOP - 0.2],
    ],
    0.02,
    MAT.laranja,
  )
  m.hose(
    [
      [FRONT - 0.08, 0.34, TOP - 0.18],
      [0.34, 0.36, TOP - 0.2],
      [0.1, 0.34, TOP - 0.22],
    ],
    0.018,
    MAT.borracha,
  )
}
