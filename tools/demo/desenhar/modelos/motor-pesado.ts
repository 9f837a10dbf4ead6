// The engine of a lorry or a machine, seen from its side between the rails of the frame: six heads in line, exhaust and
// turbo, fan, belts, filters, tank. x along the vehicle, y towards the eye, z up; metres.
import { box, noise, smax, smin, smooth } from '../formas.ts'
import { Montagem } from '../montagem.ts'
import { PATIOS } from '../patios.ts'
import type { Model, Shader } from '../tela.ts'
import { BLACK, coat, matt, STEEL } from './pecas.ts'

const MAT = {
  bloco: 0,
  preto: 1,
  aco: 2,
  ferrugem: 3,
  branco: 4,
  quadro: 5,
  aluminio: 6,
  amarelo: 7,
  chao: 8,
} as const
const HEADS = [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6] as const

function blockAndHeads(m: Montagem): void {
  m.form(
    (x, y, z) => {
      const core = box(x, y, z, [0, -0.1, 0.85], [0.78, 0.2, 0.26], 0.04)
      // Ribs of the casting, and the side cover.
      const rib = 0.014 * Math.cos(x * 26) * smooth(0.7, 0.8, z) * smooth(1.08, 1.0, z)
      const sump = box(x, y, z, [-0.05, -0.1, 0.55], [0.62, 0.16, 0.12], 0.06)
      const flange = box(x, y, z, [0, -0.1, 0.66], [0.8, 0.22, 0.016], 0.006)
      return smin(smin(core + rib, sump, 0.03), flange, 0.01)
    },
    [-0.9, -0.4, 0.38, 0.9, 0.2, 1.18],
    0.014,
    MAT.bloco,
  )
  for (const x of HEADS) {
    m.block([x, -0.1, 1.17], [0.105, 0.18, 0.075], 0.022, MAT.bloco)
    m.form(
      (px, y, z) => {
        const lid = box(px, y, z, [x, -0.1, 1.27], [0.095, 0.15, 0.045], 0.035)
        return (
          lid - 0.005 * smooth(0.02, 0.01, Math.abs(px - x)) - 0.005 * smooth(0.02, 0.01, Math.abs(y + 0.1))
        )
      },
      [x - 0.12, -0.27, 1.2, x + 0.12, 0.07, 1.34],
      0.007,
      MAT.aluminio,
    )
    for (const s of [-1, 1]) m.disc([x + s * 0.075, 0.03, 1.25], 'z', 0.011, 0.014, MAT.aco, 0.003)
    m.hose(
      [
        [x, 0.07, 1.15],
        [x + 0.01, 0.16, 1.13],
        [x + 0.03, 0.19, 1.04],
      ],
      0.042,
      MAT.ferrugem,
    )
    m.disc([x, 0.085, 1.15], 'y', 0.056, 0.012, MAT.ferrugem)
    m.hose(
      [
        [x - 0.05, 0.06, 1.3],
        [x - 0.06, 0.11, 1.22],
        [x - 0.05, 0.12, 0.98],
        [x - 0.12, 0.12, 0.9],
      ],
      0.007,
      MAT.aco,
    )
  }
  m.hose(
    [
      [-0.62, 0.2, 1.02],
      [0, 0.21, 1.02],
      [0.62, 0.2, 1.02],
    ],
    0.055,
    MAT.ferrugem,
  )
  for (let n = 0; n < 9; n++) m.disc([-0.72 + n * 0.18, 0.125, 0.66], 'y', 0.014, 0.012, MAT.aco, 0.003)
}

/** Turbo with its snail, pipes to and from it. */
function turbo(m: Montagem): void {
  const [cx, cz] = [0.05, 0.9]
  m.form(
    (x, y, z) => {
      const a = Math.atan2(z - cz, x - cx)
      return Math.hypot(Math.hypot(x - cx, z - cz) - 0.085, y - 0.3) - 0.04 - 0.009 * (a / Math.PI)
    },
    [cx - 0.16, 0.22, cz - 0.16, cx + 0.16, 0.38, cz + 0.16],
    0.008,
    MAT.aluminio,
  )
  m.disc([cx, 0.36, cz], 'y', 0.055, 0.05, MAT.aluminio, 0.012)
  m.disc([cx, 0.25, cz], 'y', 0.075, 0.05, MAT.ferrugem, 0.02)
  m.hose(
    [
      [cx, 0.42, cz],
      [cx, 0.5, cz],
      [cx - 0.2, 0.52, cz + 0.06],
      [cx - 0.55, 0.44, cz + 0.32],
      [cx - 0.85, 0.4, cz + 0.46],
    ],
    0.062,
    MAT.preto,
    20,
  )
  m.hose(
    [
      [cx + 0.1, 0.3, cz + 0.02],
      [cx + 0.3, 0.36, cz - 0.04],
      [cx + 0.62, 0.34, cz + 0.1],
      [cx + 0.95, 0.3, cz + 0.2],
    ],
    0.05,
    MAT.aluminio,
  )
  for (const x of [cx + 0.34, cx + 0.58]) m.disc([x, 0.36, cz + 0.0], 'x', 0.056, 0.01, MAT.aco)
}

/** Filters, injection pump, starter, alternator; fan and belts at the front end. */
function around(m: Montagem): void {
  for (const x of [-0.5, -0.34]) {
    m.disc([x, 0.22, 0.7], 'z', 0.06, 0.1, MAT.branco, 0.016)
    m.disc([x, 0.22, 0.82], 'z', 0.064, 0.022, MAT.aluminio)
  }
  m.disc([0.5, 0.2, 0.74], 'x', 0.075, 0.14, MAT.preto, 0.012)
  m.disc([0.7, 0.2, 0.74], 'x', 0.05, 0.07, MAT.aluminio, 0.01)
  m.block([0.22, 0.18, 0.68], [0.12, 0.07, 0.06], 0.02, MAT.aluminio)
  m.disc([-0.86, 0.24, 1.0], 'x', 0.095, 0.1, MAT.aluminio, 0.02)
  for (const [y, z, r] of [
    [0.24, 1.0, 0.05],
    [-0.1, 0.7, 0.12],
    [-0.1, 1.02, 0.09],
  ] as const)
    m.disc([-1.0, y, z], 'x', r, 0.02, MAT.aco)
  m.form(
    (x, y, z) => {
      const a = Math.atan2(z - 0.95, y + 0.1)
      const r = Math.hypot(y + 0.1, z - 0.95)
      const blade = Math.abs(x + 1.12 - 0.035 * Math.sin(a * 7)) - 0.012
      const cut = 0.03 - Math.abs(Math.sin(a * 3.5)) * r * 0.5
      return smax(smax(blade, r - 0.36, 0.01), r < 0.09 ? -1 : cut, 0.01)
    },
    [-1.2, -0.5, 0.55, -1.03, 0.3, 1.35],
    0.011,
    MAT.preto,
  )
  m.hose(
    [
      [-0.7, 0.06, 1.2],
      [-0.9, 0.1, 1.3],
      [-1.25, 0.05, 1.3],
    ],
    0.04,
    MAT.preto,
  )
  m.hose(
    [
      [0.1, 0.1, 1.33],
      [0.4, 0.1, 1.36],
      [0.75, 0.0, 1.2],
      [0.85, 0.0, 0.9],
    ],
    0.016,
    MAT.preto,
    60,
  )
  m.cap([-0.24, 0.12, 1.2], 0.04, MAT.preto)
  m.hose(
    [
      [0.3, 0.12, 0.9],
      [0.31, 0.14, 1.1],
      [0.31, 0.14, 1.3],
    ],
    0.007,
    MAT.aco,
  )
  m.disc([0.31, 0.14, 1.32], 'z', 0.018, 0.02, MAT.amarelo)
}

/** Rails of the frame, in the paint of chassis, crossmembers, the tank behind. */
function frame(m: Montagem): void {
  m.form(
    (x, y, z) => {
      const rail = smax(
        box(x, y, z, [0, 0.36, 0.46], [1.6, 0.04, 0.12], 0.008),
        -box(x, y, z, [0, 0.4, 0.46], [1.7, 0.034, 0.1], 0.008),
        0.004,
      )
      const hole = Math.hypot((((x % 0.3) + 0.3) % 0.3) - 0.15, z - 0.46) - 0.016
      return smax(rail, -Math.max(hole, 0.28 - y), 0.003)
    },
    [-1.6, 0.28, 0.3, 1.6, 0.44, 0.62],
    0.01,
    MAT.quadro,
  )
  m.block([0, -0.5, 0.46], [1.6, 0.04, 0.12], 0.01, MAT.quadro)
  for (const x of [-1.0, 0.95]) m.block([x, -0.06, 0.42], [0.05, 0.42, 0.07], 0.012, MAT.quadro)
  // Wall of the cab's tunnel behind.
  m.block([0, -0.72, 1.1], [1.7, 0.03, 0.8], 0.02, MAT.chao)
}

export function buildHeavyEngine(): Model {
  const m = new Montagem()
  blockAndHeads(m)
  turbo(m)
  around(m)
  frame(m)
  const oily =
    (r: number, g: number, b: number, mirror: number): Shader =>
    (s, x, y, z) => {
      const k = 0.82 + 0.36 * noise(x * 7, y * 7, z * 7)
      const grime = smooth(0.45, 0.8, noise(x * 16, y * 16, z * 5)) * 0.55
      matt(
        s,
        r * k * (1 - grime) + 0.02 * grime,
        g * k * (1 - grime) + 0.018 * grime,
        b * k * (1 - grime) + 0.015 * grime,
        mirror,
        0.35,
      )
    }
  const shaders: Shader[] = [
    oily(0.2, 0.225, 0.235, 0.05),
    BLACK,
    STEEL,
    oily(0.12, 0.07, 0.048, 0.02),
    oily(0.55, 0.54, 0.5, 0.05),
    (s) => coat(s),
    (s, x, y, z) => {
      oily(0.33, 0.335, 0.34, 0.16)(s, x, y, z)
      s.metal = 0.5
    },
    oily(0.6, 0.4, 0.03, 0.05),
    (s) => matt(s, 0.045, 0.045, 0.047, 0.02, 0.5),
  ]
  return { meshes: m.meshes, shaders, yard: PATIOS.patio2, height: 1.5, length: 3, width: 1.4 }
}
