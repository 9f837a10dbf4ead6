// A motorcycle whose engine stands to be looked at from near: fins one by one, covers with their screws, plug and hoses.
import { box, cylinderY, smin } from '../formas.ts'
import { placed } from '../malha.ts'
import { Montagem } from '../montagem.ts'
import type { Model } from '../tela.ts'
import { buildMotorcycle, LEAN } from './moto.ts'

/** Places in the list of the motorcycle's materials. */
const [BLACK, ALLOY, CHROME] = [1, 2, 3]

/** Cylinder and head lean forward; each fin is a plate across them. */
function cylinder(m: Montagem): void {
  m.form(
    (x, y, z) => {
      const u = (x - 0.13) * 0.85 - (z - 0.58) * 0.5
      const v = (x - 0.13) * 0.5 + (z - 0.58) * 0.85
      let d = box(u, y, v, [0, 0, 0.02], [0.075, 0.088, 0.15], 0.02)
      for (let k = 0; k < 9; k++) {
        const wide = k < 6 ? 0 : -0.008 * (k - 5)
        d = Math.min(d, box(u, y, v, [0, 0, -0.105 + k * 0.027], [0.106 + wide, 0.122 + wide, 0.006], 0.005))
      }
      return smin(d, box(u, y, v, [0, 0, 0.15], [0.085, 0.095, 0.028], 0.022), 0.006)
    },
    [-0.08, -0.14, 0.4, 0.36, 0.14, 0.82],
    0.0046,
    ALLOY,
  )
}

/** Rims of the two covers with their screws. */
function covers(m: Montagem): void {
  for (const [x, z, r] of [
    [0.12, 0.38, 0.1],
    [-0.08, 0.39, 0.084],
  ] as const) {
    m.form(
      (px, y, pz) => {
        const rim = cylinderY(px, y, pz, [x, 0.172, z], r, 0.012, 0.006)
        const dip = cylinderY(px, y, pz, [x, 0.19, z], r * 0.66, 0.012, 0.004)
        return Math.max(rim, -dip)
      },
      [x - r - 0.02, 0.15, z - r - 0.02, x + r + 0.02, 0.2, z + r + 0.02],
      0.004,
      CHROME,
    )
    for (let n = 0; n < 6; n++) {
      const t = n * 1.047 + 0.3
      m.disc([x + r * 0.83 * Math.cos(t), 0.186, z + r * 0.83 * Math.sin(t)], 'y', 0.008, 0.005, BLACK, 0.002)
    }
    m.disc([x, 0.182, z], 'y', r * 0.24, 0.008, ALLOY)
  }
}

export function buildBikeEngine(): Model {
  const bike = buildMotorcycle()
  const m = new Montagem()
  cylinder(m)
  covers(m)
  m.hose(
    [
      [0.2, 0.11, 0.66],
      [0.23, 0.14, 0.69],
      [0.2, 0.13, 0.76],
    ],
    0.013,
    BLACK,
  )
  m.hose(
    [
      [0.2, 0.13, 0.76],
      [0.14, 0.12, 0.79],
      [0.02, 0.11, 0.76],
    ],
    0.005,
    BLACK,
  )
  m.hose(
    [
      [0.05, 0.03, 0.66],
      [-0.04, 0.05, 0.65],
      [-0.12, 0.06, 0.64],
    ],
    0.032,
    BLACK,
    40,
  )
  m.hose(
    [
      [-0.05, 0.15, 0.5],
      [0.02, 0.17, 0.52],
      [0.08, 0.16, 0.5],
    ],
    0.007,
    CHROME,
  )
  m.hose(
    [
      [-0.2, 0.19, 0.35],
      [-0.02, 0.2, 0.3],
      [0.03, 0.21, 0.3],
    ],
    0.008,
    CHROME,
  )
  m.block([0.045, 0.225, 0.3], [0.012, 0.028, 0.012], 0.01, BLACK)
  return { ...bike, meshes: [...bike.meshes, ...m.meshes.map((part) => placed(part, 0, 0, 0, 0, LEAN))] }
}
