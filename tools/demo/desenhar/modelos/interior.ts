// Inside a vehicle, seen through the open door of the driver: seats, dashboard, wheel, console, far door. One set of
// parts serves car, tall car and cab; measures and colours differ. Metres; x forward, y left, z over the ground.
import { box, clamp, ellipsoid, noise, smax, smin } from '../formas.ts'
import { Montagem, type P3 } from '../montagem.ts'
import { PATIOS } from '../patios.ts'
import type { Model, Shader, Surface } from '../tela.ts'
import { fabric, type RGB, seatAt } from './banco.ts'
import { damageInside, type Dentro, wearOf } from './interior-avarias.ts'
import { type Interior, MAT, type Medidas, medidasDe } from './interior-medidas.ts'
import { matt } from './pecas.ts'

const WALL = 0.06
const NOSE = 0.98

/** Floor, far side, roof and the frame of the windscreen; open towards the driver's side and behind. */
function shell(m: Montagem, q: Medidas, cab: boolean): void {
  const low = q.assento - 0.28
  const belt = q.painel - 0.03
  m.form(
    (x, y, z) => {
      // The screen leans: the cabin is shorter above.
      const front = NOSE - clamp(z - belt, 0, 9) * (cab ? 0.12 : 0.85)
      const round = 0.14 * clamp((z - belt) / (q.teto - belt), 0, 1)
      const inside = smax(
        smax(Math.abs(y) - q.meia + round, x - front, 0.1),
        smax(z - q.teto + 0.05 * y * y, low - z, 0.02),
        0.12,
      )
      let d = smax(inside - WALL, -inside, 0.01)
      // Windscreen, far window, and nothing where the door stands open.
      const screen = Math.max(
        Math.abs(y) - q.meia + 0.17 + round * 0.5,
        belt + 0.02 - z,
        z - q.teto + 0.12,
        0.2 - x,
      )
      const slope = x - front + 0.13
      const window = smax(
        smax(belt + 0.03 - z, z - q.teto + 0.13, 0.05),
        smax(slope, -0.42 - x + 0.15 * (z - belt), 0.05),
        0.08,
      )
      d = smax(d, -screen, 0.02)
      d = smax(d, -Math.max(window, 0.3 + y), 0.015)
      return Math.max(d, -Math.max(q.meia - 0.2 - y, x - front + 0.06, low + 0.04 - z, z - q.teto + 0.08))
    },
    [-0.95, -q.meia - 0.12, low - 0.1, NOSE + 0.12, q.meia + 0.12, q.teto + 0.12],
    0.016,
    MAT.casca,
  )
}

/** The far door: arm rest, pull, opener, pocket, loudspeaker; the sill on the near side; mirror and sun visors. */
function trim(m: Montagem, q: Medidas, cab: boolean): void {
  const low = q.assento - 0.28
  const belt = q.painel - 0.03
  const y = -q.meia
  m.block([0.12, y + 0.05, belt - 0.2], [0.36, 0.06, 0.035], 0.03, MAT.preto)
  m.block([0.28, y + 0.085, belt - 0.16], [0.09, 0.025, 0.012], 0.006, MAT.metal)
  m.block([0.42, y + 0.02, belt - 0.08], [0.06, 0.02, 0.02], 0.012, MAT.metal)
  m.block([0.15, y + 0.03, belt - 0.47], [0.4, 0.05, 0.08], 0.04, MAT.preto)
  m.disc([0.62, y + 0.005, belt - 0.36], 'y', 0.085, 0.016, MAT.preto)
  m.disc([0.62, y + 0.018, belt - 0.36], 'y', 0.07, 0.008, MAT.painel)
  m.block([0, q.meia + 0.01, low + 0.02], [0.9, 0.05, 0.05], 0.03, MAT.preto)
  m.block([cabin(q, cab), 0, q.teto - 0.12], [0.018, 0.125, 0.038], 0.018, MAT.preto)
  m.block([cabin(q, cab) - 0.016, 0, q.teto - 0.12], [0.006, 0.11, 0.028], 0.005, MAT.espelho)
  for (const s of [-1, 1])
    m.block([cabin(q, cab) - 0.08, s * q.meia * 0.52, q.teto - 0.045], [0.08, 0.19, 0.012], 0.01, MAT.claro)
}
const cabin = (q: Medidas, cab: boolean): number => (cab ? 0.72 : NOSE - (q.teto - q.painel) * 0.85 - 0.06)

/** The dash: pad, cowl, lower half with its glove box, stack; a hollow for the knees. */
function dash(m: Montagem, q: Medidas): void {
  const [w, top] = [q.meia - 0.01, q.painel]
  const [driver] = q.bancos
  const side = driver![1]
  m.form(
    (x, y, z) => {
      const bow = 0.09 * (y / w) ** 2
      const pad = ellipsoid(x - bow * 0.4, y * 0.2, z, [0.74, 0, top - 0.075], [0.26, 0.3, 0.085])
      const lower = box(x + bow * 0.2, y, z, [0.78, 0, top - 0.26], [0.19, w, 0.2], 0.06)
      const lip = box(x, y, z, [0.6 + bow * 0.4, 0, top - 0.17], [0.02, w, 0.022], 0.018)
      const cowl = smax(
        ellipsoid(x, y, z, [0.6, side, top - 0.02], [0.17, 0.21, 0.09]),
        -ellipsoid(x, y, z, [0.44, side, top - 0.04], [0.2, 0.18, 0.075]),
        0.01,
      )
      const stack = box(x + (top - z) * -0.22, y, z, [0.53, 0, top - 0.24], [0.06, 0.15, 0.24], 0.03)
      let d = smin(smin(smax(pad, Math.abs(y) - w, 0.03), lower, 0.04), lip, 0.015)
      d = smin(smin(d, cowl, 0.03), stack, 0.03)
      // The lid of the glove box: its gap.
      const gap = Math.abs(box(x, y, z, [0.58, -side, top - 0.31], [0.2, 0.2, 0.085], 0.02)) - 0.004
      d = smax(d, -Math.max(gap, x - 0.63), 0.004)
      const knees = ellipsoid(x, y, z, [0.52, side, top - 0.46], [0.15, 0.3, 0.16])
      return smax(d, -knees, 0.04)
    },
    [0.34, -w - 0.02, top - 0.52, 1.02, w + 0.02, top + 0.1],
    0.011,
    MAT.painel,
  )
  for (const y of [-w + 0.13, -0.085, 0.085, w - 0.13])
    vent(m, y, top - 0.1 - (Math.abs(y) < 0.1 ? 0.012 : 0))
  // Dials behind the wheel.
  m.block([0.585, side, top - 0.045], [0.012, 0.16, 0.055], 0.01, MAT.preto)
  for (const s of [-1, 1]) {
    m.disc([0.57, side + s * 0.078, top - 0.045], 'x', 0.05, 0.006, MAT.metal)
    m.disc([0.566, side + s * 0.078, top - 0.045], 'x', 0.046, 0.006, MAT.luz)
  }
  m.block([0.555, -side, top - 0.262], [0.012, 0.035, 0.01], 0.006, MAT.preto)
  m.block([0.577, -side * 1.02, top - 0.17], [0.008, q.meia * 0.28, 0.009], 0.004, MAT.metal)
}

function vent(m: Montagem, y: number, z: number): void {
  m.block([0.575, y, z], [0.03, 0.068, 0.036], 0.012, MAT.metal)
  m.block([0.56, y, z], [0.03, 0.062, 0.03], 0.008, MAT.preto)
  for (const k of [-1.5, -0.5, 0.5, 1.5])
    m.block([0.53, y, z + k * 0.0135], [0.012, 0.056, 0.0025], 0.002, MAT.painel)
}

function controls(m: Montagem, i: Interior, q: Medidas, gone: boolean): void {
  const z = q.painel - 0.17
  if (gone) m.block([0.5, 0, z - 0.04], [0.06, 0.115, 0.075], 0.01, MAT.preto)
  else if (i.tela) {
    m.block([0.475, 0, z + 0.05], [0.014, 0.13, 0.082], 0.012, MAT.preto)
    m.block([0.463, 0, z + 0.05], [0.006, 0.12, 0.072], 0.004, MAT.tela)
  } else {
    m.block([0.478, 0, z], [0.016, 0.115, 0.05], 0.01, MAT.preto)
    m.block([0.463, 0.0, z + 0.015], [0.005, 0.06, 0.018], 0.003, MAT.luz)
    for (const s of [-1, 1]) m.disc([0.455, s * 0.09, z], 'x', 0.018, 0.014, MAT.metal)
  }
  const row = q.painel - 0.31
  for (const k of [-1, 0, 1]) {
    m.disc([0.435, k * 0.078, row], 'x', 0.031, 0.014, MAT.preto)
    m.disc([0.42, k * 0.078, row], 'x', 0.025, 0.012, MAT.metal)
    m.block([0.405, k * 0.078, row + 0.008], [0.005, 0.003, 0.014], 0.002, MAT.preto)
  }
  for (const k of [-2, -1, 0, 1, 2])
    m.block([0.425, k * 0.042, row - 0.062], [0.008, 0.017, 0.011], 0.004, MAT.preto)
}

function tunnel(m: Montagem, i: Interior, q: Medidas): void {
  const z = q.assento + (i.corpo === 'alto' ? 0.09 : 0.03)
  m.form(
    (x, y, at) => {
      const body = box(x, y, at, [0.1, 0, z - 0.14], [0.5, 0.11, 0.15], 0.04)
      const rest = box(x, y, at, [-0.3, 0, z + 0.09], [0.16, 0.085, 0.05], 0.035)
      let d = smin(body, rest, 0.05)
      for (const c of [0.02, -0.075])
        d = smax(d, -Math.max(Math.hypot(x - c - 0.02, y) - 0.038, z - 0.07 - at), 0.008)
      return smax(d, -box(x, y, at, [0.42, 0, z + 0.03], [0.07, 0.08, 0.045], 0.02), 0.01)
    },
    [-0.5, -0.16, z - 0.32, 0.64, 0.16, z + 0.18],
    0.009,
    MAT.preto,
  )
  m.block([0.23, 0, z + 0.012], [0.075, 0.07, 0.008], 0.006, MAT.metal)
  const knob: P3 = [0.22, 0, z + (i.automatico ? 0.12 : 0.17)]
  m.form(
    (x, y, at) => {
      const wide = 0.06 * (1 - 8 * clamp(at - z, 0, 0.09))
      return (
        Math.max(Math.hypot(x - 0.23, y) - wide, at - z - 0.085) * 0.8 + 0.0025 * Math.cos((at - z) * 420)
      )
    },
    [0.14, -0.08, z - 0.01, 0.32, 0.08, z + 0.1],
    0.005,
    MAT.preto,
  )
  m.hose([[0.23, 0, z + 0.05], [0.225, 0, z + 0.1], knob], 0.009, MAT.metal)
  m.form(
    (x, y, at) => ellipsoid(x, y, at, knob, [0.027, 0.027, 0.036]),
    [knob[0] - 0.04, -0.04, knob[2] - 0.05, knob[0] + 0.04, 0.04, knob[2] + 0.05],
    0.005,
    i.automatico ? MAT.metal : MAT.preto,
  )
  m.hose(
    [
      [-0.06, -0.06, z + 0.03],
      [0.06, -0.062, z + 0.05],
      [0.16, -0.064, z + 0.085],
    ],
    0.015,
    MAT.preto,
  )
}

/** Rim with a flattened foot, three spokes, the cushion of the air bag; turned towards the driver. */
function wheel(m: Montagem, i: Interior, q: Medidas): void {
  const [driver] = q.bancos
  const cab = i.corpo === 'cabine'
  const [cx, cy, cz] = [0.37, driver![1], q.painel - 0.09]
  const tilt = cab ? 0.85 : 0.42
  const r = cab ? 0.225 : 0.185
  m.form(
    (x, y, z) => {
      const [dx, dz] = [x - cx, z - cz]
      const up = dz * Math.cos(tilt) + dx * Math.sin(tilt)
      const out = dx * Math.cos(tilt) - dz * Math.sin(tilt)
      const dy = y - cy
      const ring = Math.hypot(dy, up) - r
      const a = Math.atan2(dy, up)
      const thumb = 0.003 * Math.exp(-(((Math.abs(a) - 1.25) / 0.2) ** 2))
      let d = Math.hypot(ring, out) - 0.0165 - thumb
      const spoke = (px: number, pz: number, wide: number) => {
        const len = Math.hypot(px, pz)
        const s = clamp((dy * px + up * pz) / len, 0.02, r)
        return Math.max(
          Math.hypot(dy - (px / len) * s, up - (pz / len) * s) - wide,
          Math.abs(out - 0.02 * (1 - s / r)) - 0.011,
        )
      }
      d = smin(
        d,
        smin(spoke(1, -0.1, 0.026), Math.min(spoke(-1, -0.1, 0.026), spoke(0, -1, 0.022)), 0.02),
        0.015,
      )
      const hub = box(dy, up, out, [0, -0.01, 0.01], [0.07, 0.062, 0.03], 0.028)
      const seam = 0.002 * Math.exp(-(((Math.hypot(dy, up + 0.01) - 0.05) / 0.002) ** 2))
      return smin(d, hub + seam, 0.006)
    },
    [cx - 0.26, cy - r - 0.05, cz - r - 0.05, cx + 0.26, cy + r + 0.05, cz + r + 0.05],
    0.006,
    MAT.preto,
  )
  m.disc([cx - 0.022 * Math.cos(tilt), cy, cz + 0.012], 'x', 0.018, 0.01, MAT.metal)
  m.hose(
    [
      [cx + 0.03, cy, cz - 0.01],
      [0.62, cy, cz - 0.12],
    ],
    0.035,
    MAT.preto,
  )
  for (const s of [-1, 1])
    m.hose(
      [
        [cx + 0.07, cy, cz],
        [cx + 0.05, cy + s * 0.12, cz + 0.02],
        [cx + 0.03, cy + s * 0.2, cz + 0.04],
      ],
      0.009,
      MAT.preto,
    )
}

const lining = (q: Medidas, dashColour: RGB): Shader => {
  const belt = q.painel - 0.03
  return (s, x, y, z) => {
    // The rubber seal of the open door, and the edge of the roof above it.
    if (y > q.meia - 0.06 && z > belt) matt(s, 0.016, 0.016, 0.017, 0.02, 0.5)
    else if (z < q.assento - 0.24) {
      const k = 0.75 + 0.5 * noise(x * 110, y * 110, 3)
      matt(s, 0.028 * k, 0.027 * k, 0.026 * k)
    } else if (z > belt + 0.05) {
      const k = 0.96 + 0.08 * noise(x * 150, y * 150, z * 150)
      matt(s, 0.5 * k, 0.48 * k, 0.44 * k)
    } else {
      const soft = z > belt - 0.3 && z < belt - 0.13 && x < 0.5
      const k = soft ? 1.5 : 1
      matt(s, dashColour[0] * k, dashColour[1] * k, dashColour[2] * k, 0.025, 0.5)
    }
  }
}

const pad =
  (colour: RGB): Shader =>
  (s, x, y, z) => {
    const k = 0.92 + 0.16 * noise(x * 210, y * 210, z * 210)
    matt(s, colour[0] * k, colour[1] * k, colour[2] * k, 0.028, 0.55)
  }

const screen = (s: Surface, _x: number, y: number, z: number, top: number): void => {
  const v = (z - top + 0.19) / 0.14
  matt(s, 0.012, 0.03 + 0.03 * v, 0.06 + 0.05 * v, 0.05, 0)
  s.glow = 0.9
  // A map: blocks, two streets, the way.
  const street = Math.min(Math.abs(((y * 23 + 40) % 1) - 0.5), Math.abs(((z * 29 + 40) % 1) - 0.5))
  if (street < 0.05) matt(s, 0.035, 0.06, 0.085, 0.05, 0)
  if (Math.abs(y - 0.035 + 0.4 * Math.max(0, z - top + 0.12)) < 0.004) matt(s, 0.1, 0.4, 0.75, 0.05, 0)
  if (v < 0.14) matt(s, 0.015, 0.018, 0.022, 0.05, 0)
  s.glow = 0.9
}

const dial =
  (q: Medidas): Shader =>
  (s, _x, y, z) => {
    const [dy, dz] = [Math.abs(y - q.bancos[0]![1]) - 0.078, z - q.painel + 0.045]
    const r = Math.hypot(dy, dz)
    matt(s, 0.012, 0.013, 0.015, 0.04, 0)
    const tick = Math.abs(((((Math.atan2(dy, dz) / (Math.PI / 6)) % 1) + 1.5) % 1) - 0.5)
    if (r > 0.033 && r < 0.041 && tick < 0.12) matt(s, 0.7, 0.72, 0.74)
    if (Math.abs(dy + dz) < 0.0022 && dz < 0.004 && r < 0.034) matt(s, 0.75, 0.06, 0.03)
    s.glow = 0.5
  }

export function buildInterior(i: Interior, dano: Dentro | null = null): Model {
  const q = medidasDe(i)
  const m = new Montagem()
  const cab = i.corpo === 'cabine'
  shell(m, q, cab)
  trim(m, q, cab)
  dash(m, q)
  controls(m, i, q, dano === 'desmontado')
  tunnel(m, i, q)
  wheel(m, i, q)
  const seats = dano === 'desmontado' ? q.bancos.slice(0, 1) : q.bancos
  for (const at of seats) seatAt(m, at, MAT.tecido, MAT.metal, MAT.preto)
  damageInside(m, q, dano)
  const shaders: Shader[] = [
    lining(q, i.painel),
    pad(i.painel),
    fabric(i.banco, seats, wearOf(dano)),
    (s, x, y, z) => pad([0.022, 0.022, 0.024])(s, x, y, z),
    (s) => {
      matt(s, 0.42, 0.43, 0.45, 0.3, 0.2)
      s.metal = 0.6
    },
    (s, x, y, z) => screen(s, x, y, z, q.painel),
    dial(q),
    (s) => {
      matt(s, 0.6, 0.6, 0.62, 0.75, 0.2)
      s.metal = 1
    },
    (s, x, y, z) => {
      const k = 0.94 + 0.1 * noise(x * 70, y * 70, z * 70)
      matt(s, 0.62 * k, 0.6 * k, 0.54 * k)
    },
    (s, _x, y) => {
      const hue = Math.floor((y + 2) * 23) % 4
      const [r, g, b] = (
        [
          [0.5, 0.03, 0.02],
          [0.03, 0.1, 0.45],
          [0.6, 0.4, 0.03],
          [0.05, 0.3, 0.08],
        ] as const
      )[hue]!
      matt(s, r, g, b, 0.04, 0.3)
    },
    (s) => matt(s, 0.48, 0.46, 0.42),
  ]
  return { meshes: m.meshes, shaders, yard: PATIOS[i.patio], height: q.teto, length: 1.9, width: q.meia * 2 }
}
