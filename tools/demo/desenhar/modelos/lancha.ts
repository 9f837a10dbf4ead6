// A motor boat with an open cockpit and a stern drive, on wooden blocks at a quay.
import { bar, box, clamp, ellipsoid, mirrored, smax, smin, smooth } from '../formas.ts'
import { implicitMesh, type Mesh } from '../malha.ts'
import { PATIOS } from '../patios.ts'
import type { Model, Shader } from '../tela.ts'
import { BLACK, CHROME, coat, GLASS, matt, WOOD } from './pecas.ts'

const STERN = -3.2
const BOW = 3.5

/** Half beam, keel and sheer (top edge) over the length. */
const beam = (x: number) =>
  1.18 *
  Math.pow(clamp(1 - Math.pow(clamp((x + 1.2) / (BOW + 1.25), 0, 1), 2.5), 0, 1), 1) *
  (x < -1.2 ? 1 - 0.02 * (x + 1.2) ** 2 : 1)
const keel = (x: number) => 0.5 + 0.85 * Math.pow(clamp((x - 0.4) / (BOW - 0.4), 0, 1), 2.6)
const sheer = (x: number) => 1.52 + 0.34 * smooth(-2.5, BOW, x) ** 1.3

const hull = mirrored((x, y, z) => {
  // The stem leans forward: lower sections end earlier.
  const b = beam(x + clamp(sheer(x) - z, 0, 1.2) * 0.5 * smooth(0.8, 3.2, x))
  const h = sheer(x) - keel(x)
  const k = clamp((z - keel(x)) / Math.max(h, 0.05), 0, 1)
  const chine = 0.16 + 0.2 * smooth(0.5, 3, x)
  const section = k < chine ? (k / chine) * 0.84 : 0.84 + 0.16 * Math.pow((k - chine) / (1 - chine), 0.8)
  let d = (y - b * section) * 0.75
  d = smax(d, z - sheer(x) - 0.02, 0.03)
  d = smax(d, (keel(x) - z) * 0.8, 0.03)
  d = smax(d, STERN - x + (z - 0.6) * 0.12, 0.04)
  const deck =
    z -
    sheer(x) -
    0.03 -
    0.16 * smooth(0.4, 1.3, x) * smooth(BOW, 1.8, x) * (1 - (y / Math.max(b, 0.05)) ** 2)
  d = smin(d, smax(smax(deck, y - b * 0.97, 0.06), Math.max(0.35 - x, sheer(x) - 0.2 - z), 0.03), 0.05)
  const cockpit = box(x, y, z, [-1.15, 0, 1.75], [1.65, Math.min(0.92, b - 0.17), 0.75], 0.22)
  return smax(d, -cockpit, 0.05)
})

const rail = mirrored((x, y, z) => {
  const t = clamp(x, 0.9, 3.1)
  const yy = Math.max(beam(t) - 0.1, 0)
  const tube = Math.hypot(y - yy, z - sheer(t) - 0.34 + 0.1 * smooth(1.4, 0.9, t), x - t) - 0.014
  const posts = Math.min(
    ...[1.2, 1.9, 2.6].map((p) =>
      bar(x, y, z, [p, beam(p) - 0.12, sheer(p)], [p, beam(p) - 0.1, sheer(p) + 0.33], 0.011),
    ),
  )
  return Math.min(
    tube,
    posts,
    Math.max(Math.hypot(x - 3.1, z - sheer(3.1) - 0.34) - 0.014, y - beam(3.1) + 0.1),
  )
})

const seats = mirrored((x, y, z) => {
  const bench = smin(
    box(x, y, z, [-2.55, 0, 1.22], [0.26, 0.86, 0.1], 0.07),
    box(x, y, z, [-2.82, 0, 1.45], [0.09, 0.88, 0.26], 0.07),
    0.06,
  )
  const chair = (cx: number) =>
    smin(
      box(x, y, z, [cx, 0.48, 1.3], [0.24, 0.23, 0.08], 0.06),
      box(x + (z - 1.3) * 0.12, y, z, [cx - 0.22, 0.48, 1.58], [0.07, 0.23, 0.28], 0.06),
      0.05,
    )
  return Math.min(bench, chair(-0.35), box(x, y, z, [-0.35, 0.48, 1.1], [0.07, 0.07, 0.15], 0.02))
})

const screen = mirrored((x, y, z) => {
  const base = 0.42 - 1.1 * Math.pow(y / 1.05, 3)
  const d = Math.abs(x - base + (z - 1.7) * 0.75) - 0.02
  return Math.max(d * 0.7, y - 1.02, 1.62 - z, z - 2.14 + 0.12 * (y / 1.02) ** 2)
})

const drive = (x: number, y: number, z: number) => {
  const leg = smin(
    box(x + (z - 0.5) * 0.2, y, z, [-3.45, 0, 0.52], [0.14, 0.07, 0.32], 0.06),
    ellipsoid(x, y, z, [-3.5, 0, 0.28], [0.26, 0.07, 0.07]),
    0.06,
  )
  const fin = box(x, y, z, [-3.46, 0, 0.46], [0.22, 0.17, 0.012], 0.01)
  const prop = Math.min(
    ...[0, 1, 2].map((i) => {
      const a = (i * 2 * Math.PI) / 3
      return ellipsoid(
        x,
        y,
        z,
        [-3.76, Math.cos(a) * 0.1, 0.28 + Math.sin(a) * 0.1],
        [0.03, 0.06 + 0.03 * Math.abs(Math.cos(a)), 0.06 + 0.03 * Math.abs(Math.sin(a))],
      )
    }),
  )
  return Math.min(leg, fin, prop)
}
const platform = (x: number, y: number, z: number) => box(x, y, z, [-3.42, 0, 0.98], [0.3, 0.95, 0.045], 0.04)
const blocks = (x: number, y: number, z: number) =>
  Math.min(
    ...[-2.2, 0.2, 1.7].map((p) =>
      Math.min(
        box(x, y, z, [p, 0, 0.22], [0.14, 0.85, 0.2], 0.01),
        box(x, Math.abs(y), z, [p, 0.72, 0.52], [0.12, 0.1, 0.18 + 0.06 * smooth(0, 2, p)], 0.01),
      ),
    ),
  )
const helm = (x: number, y: number, z: number) => {
  const dash = box(x, y, z, [0.12, 0, 1.52], [0.24, 0.95, 0.14], 0.08)
  const wheel = Math.hypot(Math.hypot(y + 0.48, z - 1.68) - 0.15, x + 0.17 + (z - 1.68) * 0.4) - 0.016
  return Math.min(dash, wheel)
}

const skin: Shader = (s, x, y, z) => {
  const outside = Math.abs(y) > 0.95 * beam(x) - 0.2 || z < 1.2 || x > 0.6 || x < STERN + 0.25
  const up = sheer(x)
  matt(s, 0.72, 0.71, 0.68, 0.05, 0.05)
  if (!outside || s.nz > 0.8) {
    if (s.nz > 0.8 && z < 1.25) matt(s, 0.34, 0.26, 0.18, 0.02)
    return
  }
  const band = up - 0.2 - 0.16 * smooth(-3, 3, x)
  if (z < up - 0.07 && z > band - 0.16) coat(s)
  if (Math.abs(z - band + 0.2) < 0.018) matt(s, 0.03, 0.035, 0.05, 0.05, 0)
  if (Math.abs(z - up + 0.035) < 0.03) matt(s, 0.03, 0.03, 0.03, 0.03)
  if (z < keel(x) + 0.3 - 0.1 * smooth(0, 3, x) && x < 2.6) matt(s, 0.045, 0.06, 0.1, 0.03, 0.3)
}

/** The boat. */
export function buildBoat(): Model {
  const parts: [
    (x: number, y: number, z: number) => number,
    readonly [number, number, number, number, number, number],
    number,
    number,
  ][] = [
    [hull, [-3.4, -1.35, 0.35, 3.65, 1.35, 2.2], 0.026, 0],
    [rail, [0.7, -1.3, 1.5, 3.4, 1.3, 2.3], 0.014, 1],
    [seats, [-3, -1, 0.85, 0.1, 1, 1.95], 0.025, 2],
    [screen, [-1.2, -1.2, 1.55, 0.7, 1.2, 2.25], 0.014, 3],
    [drive, [-3.9, -0.3, 0.1, -3.1, 0.3, 1], 0.012, 4],
    [platform, [-3.8, -1.1, 0.85, -3, 1.1, 1.1], 0.03, 5],
    [blocks, [-2.5, -1, 0, 2, 1, 0.85], 0.03, 5],
    [helm, [-0.4, -1.1, 1.3, 0.5, 1.1, 2], 0.02, 4],
  ]
  const meshes: Mesh[] = parts.map(([fn, bounds, h, mat]) => implicitMesh(fn, bounds, h, mat))
  const leather: Shader = (s, _x, y) =>
    matt(
      s,
      Math.abs(Math.abs(y) - 0.48) < 0.12 ? 0.3 : 0.62,
      Math.abs(Math.abs(y) - 0.48) < 0.12 ? 0.22 : 0.58,
      Math.abs(Math.abs(y) - 0.48) < 0.12 ? 0.15 : 0.5,
      0.03,
    )
  const tinted: Shader = (s, x, y, z) => {
    GLASS(s, x, y, z)
    s.glass = 0.55
    if (z > 2.08 - 0.12 * (y / 1.02) ** 2 || Math.abs(Math.abs(y) - 0.4) < 0.015) CHROME(s, x, y, z)
  }
  return {
    meshes,
    shaders: [skin, CHROME, leather, tinted, BLACK, WOOD],
    yard: PATIOS.cais,
    height: 2.3,
    length: 7.3,
    width: 2.4,
  }
}
