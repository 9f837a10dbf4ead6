// Single-engine high-wing aeroplane on three wheels.
import { bar, box, clamp, curve, cylinderY, ellipsoid, mirrored, smax, smin, smooth } from '../formas.ts'
import { type Box, type Implicit, implicitMesh } from '../malha.ts'
import { PATIOS } from '../patios.ts'
import type { Model, Shader } from '../tela.ts'
import { BLACK, CHROME, CLOTH, coat, matt, rect, redLamp, WHEELS } from './pecas.ts'

const topLine = curve([
  [-5.2, 1.35],
  [-3.5, 1.52],
  [-1.6, 1.88],
  [-0.6, 2.12],
  [0.5, 2.13],
  [0.95, 1.98],
  [1.35, 1.66],
  [1.7, 1.56],
  [2.5, 1.42],
  [2.9, 1.3],
])
const lowLine = curve([
  [-5.2, 1.18],
  [-3.2, 0.98],
  [-1, 0.72],
  [0.5, 0.68],
  [1.6, 0.76],
  [2.5, 0.88],
  [2.9, 1.05],
])
const plan = curve([
  [-5.2, 0.05],
  [-3.2, 0.24],
  [-1, 0.5],
  [0.4, 0.54],
  [1.5, 0.5],
  [2.4, 0.4],
  [2.9, 0.26],
])

const fuselage: Implicit = (x, y, z) => {
  const mid = (topLine(x) + lowLine(x)) / 2
  const h = (topLine(x) - lowLine(x)) / 2
  const k = Math.pow(Math.pow(Math.abs(y) / plan(x), 2.8) + Math.pow(Math.abs(z - mid) / h, 2.8), 1 / 2.8) - 1
  const d = k * Math.min(plan(x), h)
  return smax(smax(d, x - 2.78, 0.08), -5.15 - x, 0.02)
}
/** Wing profile: thickness over the chord, from leading edge at `lead`. */
const section = (x: number, z: number, lead: number, chord: number, thick: number) => {
  const u = clamp((lead - x) / chord, 0, 1)
  const half =
    thick * chord * (1.48 * Math.sqrt(u) - 0.63 * u - 1.76 * u * u + 1.42 * u ** 3 - 0.51 * u ** 4) + 0.014
  return Math.max(Math.abs(z) - half, x - lead, lead - chord - x)
}
const wing = mirrored((x, y, z) => {
  const taper = smooth(2.6, 5.5, y)
  const chord = 1.6 - 0.5 * taper
  const zz = z - 2.16 - y * 0.03
  return smax(section(x, zz, 0.72 - 0.1 * taper, chord, 0.15), y - 5.5, 0.05) * 0.8
})
const tail: Implicit = (x, y, z) => {
  const ay = Math.abs(y)
  const plane = smax(
    section(x, z - 1.36, -4.1 - 0.12 * (ay / 1.7), 1.0 - 0.25 * (ay / 1.7), 0.1),
    ay - 1.7,
    0.04,
  )
  const k = clamp((z - 1.35) / 1.45, 0, 1)
  const fin = smax(section(x, y, -3.85 - 0.85 * k, 1.25 - 0.5 * k, 0.1), Math.max(z - 2.8, 1.2 - z), 0.05)
  const root = smax(section(x, y, -2.9 - (z - 1.4) * 2.4, 1.6, 0.06), Math.max(z - 1.75, 1.2 - z), 0.04)
  return Math.min(plane, smin(fin, root, 0.03)) * 0.8
}
const struts = mirrored((x, y, z) =>
  bar(x * 2.2 - 0.0, y, z, [0.55 * 2.2, 0.5, 0.85], [0.3 * 2.2, 2.7, 2.2], 0.045),
)
const gear = mirrored((x, y, z) => {
  const leg = bar(x, y, z, [-0.35, 0.42, 0.8], [-0.4, 1.18, 0.24], 0.04, 0.025)
  const shoe = smax(ellipsoid(x, y, z, [-0.38, 1.25, 0.25], [0.42, 0.13, 0.17]), 0.12 - z, 0.02)
  const nose = smax(ellipsoid(x, y, z, [1.85, 0, 0.24], [0.38, 0.12, 0.16]), 0.12 - z, 0.02)
  const fork = bar(x, y, z, [1.95, 0, 0.9], [1.88, 0, 0.3], 0.04)
  return Math.min(leg, shoe, nose, fork)
})
const tyres: Implicit = (x, y, z) =>
  Math.min(
    cylinderY(x, Math.abs(y), z, [-0.38, 1.25, 0.19], 0.19, 0.065, 0.05),
    cylinderY(x, y, z, [1.86, 0, 0.17], 0.17, 0.06, 0.05),
  )
const spinner: Implicit = (x, y, z) =>
  smax(ellipsoid(x, y, z, [2.8, 0, 1.2], [0.34, 0.17, 0.17]), 2.76 - x, 0.01)
const propeller: Implicit = (x, y, z) => {
  const a = y * 0.5 + (z - 1.2) * 0.866
  const b = -y * 0.866 + (z - 1.2) * 0.5
  const w = 0.075 * (1 - 0.5 * smooth(0.5, 0.95, Math.abs(a)))
  return (
    Math.max(Math.abs(b) - w, Math.abs(x - 2.9 + b * 0.5 * Math.sign(a)) - 0.015, Math.abs(a) - 0.95) * 0.8
  )
}
const inside: Implicit = (x, y, z) => {
  const ay = Math.abs(y)
  const chair = (cx: number) =>
    Math.min(
      box(x, ay, z, [cx, 0.25, 1.15], [0.22, 0.2, 0.07], 0.05),
      box(x + (z - 1.15) * 0.2, ay, z, [cx - 0.22, 0.25, 1.5], [0.05, 0.19, 0.34], 0.05),
    )
  return Math.min(
    chair(0.35),
    chair(-0.6),
    box(x, y, z, [1.1, 0, 1.45], [0.1, 0.42, 0.18], 0.05),
    box(x, y, z, [0.1, 0, 0.95], [1.2, 0.42, 0.03], 0.01),
  )
}

const skin: Shader = (s, x, y, z) => {
  coat(s)
  if (s.nx > 0.35 && x > 0.8 && x < 1.45 && z > 1.62) {
    if (Math.abs(y) > 0.018) {
      matt(s, 0.01, 0.01, 0.012, 0.055, 0)
      s.glass = 0.62
    }
    return
  }
  if (Math.abs(s.ny) > 0.5) {
    const front = rect(x - (z - 1.7) * -0.25, z, 0.42, 1.72, 0.58, 0.22, 0.09)
    const back = rect(x, z, -0.75, 1.7, 0.4, 0.19, 0.09)
    if (Math.min(front, back) < 0) {
      matt(s, 0.01, 0.01, 0.012, 0.055, 0)
      s.glass = 0.6
      return
    }
    const door = Math.abs(rect(x, z, 0.42, 1.42, 0.62, 0.56, 0.12))
    if (door < 0.008) return matt(s, 0.06, 0.06, 0.06)
    const line = z - 1.16 - 0.05 * (x + 1)
    if (Math.abs(line) < 0.085) return matt(s, 0.03, 0.08, 0.3, 0.05, 0)
    if (Math.abs(line + 0.15) < 0.025) return matt(s, 0.55, 0.06, 0.05, 0.05, 0)
  }
  if (s.nx > 0.4 && x > 2.4 && Math.abs(Math.abs(y) - 0.22) < 0.11 && Math.abs(z - 1.22) < 0.08)
    matt(s, 0.012, 0.012, 0.012)
}
const wingSkin: Shader = (s, x, y, z) => {
  coat(s)
  if (Math.abs(y) > 5.36) matt(s, 0.03, 0.08, 0.3, 0.05, 0)
  if (x < -3.5 && z > 2.35) matt(s, 0.03, 0.08, 0.3, 0.05, 0)
  if (x > -3 && Math.abs(x + 0.42) < 0.008 && Math.abs(y) < 5.2) matt(s, 0.08, 0.08, 0.08)
}

/** The aeroplane. */
export function buildPlane(): Model {
  const parts: readonly (readonly [Implicit, Box, number, number])[] = [
    [fuselage, [-5.3, -0.7, 0.5, 3, 0.7, 2.3], 0.03, 0],
    [wing, [-1.1, -5.6, 2.0, 0.9, 5.6, 2.5], 0.026, 1],
    [tail, [-5.7, -1.85, 1.05, -2.6, 1.85, 2.95], 0.022, 1],
    [struts, [0, -2.9, 0.7, 0.9, 2.9, 2.4], 0.022, 1],
    [gear, [-0.95, -1.5, 0.05, 2.35, 1.5, 1], 0.022, 1],
    [tyres, [-0.7, -1.4, -0.03, 2.15, 1.4, 0.45], 0.02, 4],
    [spinner, [2.6, -0.25, 0.95, 3.3, 0.25, 1.45], 0.014, 2],
    [propeller, [2.75, -1, 0.1, 3.1, 1, 2.3], 0.012, 3],
    [inside, [-1, -0.5, 0.85, 1.3, 0.5, 2], 0.03, 5],
    [
      (x, y, z) => ellipsoid(x, y, z, [-5.1, 0, 2.72], [0.1, 0.04, 0.06]),
      [-5.3, -0.1, 2.6, -4.9, 0.1, 2.85],
      0.015,
      6,
    ],
  ]
  const meshes = parts.map(([fn, b, h, mat]) => implicitMesh(fn, b, h, mat))
  return {
    meshes,
    shaders: [skin, wingSkin, CHROME, BLACK, WHEELS[0]!, CLOTH, redLamp],
    yard: PATIOS.hangar,
    height: 2.8,
    length: 9.2,
    width: 10.2,
  }
}
