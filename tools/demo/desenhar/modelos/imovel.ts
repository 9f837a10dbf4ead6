// Real estate: a one-storey house with tiled roof, porch and garage, and an empty walled plot with a sign.
import { bar, box, cloudy, ellipsoid, mirrored, noise, smax, smooth } from '../formas.ts'
import { boxMesh, type Implicit, implicitMesh, type Mesh } from '../malha.ts'
import { PATIOS } from '../patios.ts'
import type { Model, Shader } from '../tela.ts'
import { BLACK, coat, matt, rect, wave, WOOD } from './pecas.ts'

const HALF_X = 3.6
const HALF_Y = 5.4

const roofAt = (x: number, y: number, cx: number, cy: number, hx: number, hy: number, base: number) => {
  const e = Math.min(hx - Math.abs(x - cx), hy - Math.abs(y - cy))
  return base + 0.52 * e
}
const roofOf =
  (cx: number, cy: number, hx: number, hy: number, base: number): Implicit =>
  (x, y, z) => {
    const top = roofAt(x, y, cx, cy, hx, hy, base)
    return Math.max(
      (z - top) * 0.85,
      Math.max(top - 0.2, base - 0.12) - z,
      Math.abs(x - cx) - hx,
      Math.abs(y - cy) - hy,
    )
  }

const tiles: Shader = (s, x, y, z) => {
  const along = Math.abs(s.nx) > Math.abs(s.ny)
  const row = wave(along ? x : y, 0.36)
  const col = wave(along ? y : x, 0.24)
  const v =
    0.75 + 0.5 * noise(Math.floor((along ? y : x) / 0.24) * 3.1, Math.floor((along ? x : y) / 0.36) * 2.7, 1)
  const edge = row < 0.1 ? 0.55 : 1
  matt(s, 0.36 * v * edge, 0.135 * v * edge, 0.07 * v * edge, 0.02, 0.5)
  const bulge = Math.cos(col * 2 * Math.PI) * 0.35
  if (along) s.ny += bulge
  else s.nx += bulge
  if (s.nz < 0.1 || z < 2.6) matt(s, 0.6, 0.58, 0.53)
}

const plants: Implicit = (x, y, z) => {
  let d = 9
  for (const [px, py, r] of [
    [4.2, 4.6, 0.55],
    [4.3, 3.7, 0.4],
    [4.25, 2.9, 0.45],
    [4.2, -0.6, 0.42],
    [4.3, -5.4, 0.6],
  ] as const)
    d = Math.min(d, ellipsoid(x, y, z, [px, py, r * 0.75], [r, r, r]))
  const crown = Math.min(
    ellipsoid(x, y, z, [3.2, -7.6, 3.5], [1.5, 1.5, 1.2]),
    ellipsoid(x, y, z, [2.5, -8.3, 3.0], [0.9, 1, 0.8]),
    ellipsoid(x, y, z, [4, -7, 3.0], [0.9, 0.9, 0.7]),
  )
  return (
    Math.min(d, crown) +
    0.16 * (cloudy(x * 3.4, y * 3.4, z * 3.4) - 0.5) +
    0.1 * (noise(x * 11, y * 11, z * 11) - 0.5)
  )
}
const leaves: Shader = (s, x, y, z) => {
  const v = 0.5 + noise(x * 14, y * 14, z * 14)
  matt(s, 0.07 * v, 0.15 * v, 0.035 * v)
}

const walls: Shader = (s, x, y, z) => {
  coat(s)
  s.mirror = 0
  if (z < 0.45) matt(s, 0.3, 0.27, 0.23)
  if (s.nx > 0.7 && x > 2.8) {
    for (const cy of [3.6]) {
      const w = rect(y, z, cy, 1.55, 0.85, 0.6, 0.01)
      if (w < 0.09) {
        matt(s, 0.66, 0.66, 0.64, 0.04)
        if (w < 0 && Math.abs(y - cy) > 0.03) {
          matt(s, 0.03, 0.045, 0.055, 0.12, 0)
          s.glass = 0
        }
        return
      }
    }
    const door = rect(y, z, 1.05, 1.1, 0.5, 1.1, 0.01)
    if (door < 0.08) {
      if (door < 0) WOOD(s, z * 0.3, y, x)
      else matt(s, 0.62, 0.62, 0.6)
      if (Math.hypot(y - 0.68, z - 1.05) < 0.04) matt(s, 0.6, 0.6, 0.6, 0.6, 0.1)
      return
    }
    const garage = rect(y, z, -3.1, 1.15, 1.55, 1.15, 0.02)
    if (garage < 0) {
      const slat = wave(z, 0.22)
      matt(s, slat < 0.08 ? 0.12 : 0.34, slat < 0.08 ? 0.12 : 0.35, slat < 0.08 ? 0.12 : 0.37, 0.05, 0.3)
    } else if (garage < 0.09) matt(s, 0.62, 0.62, 0.6)
  }
  if (Math.abs(s.ny) > 0.7 && z > 0.9) {
    const w = rect(x, z, 0.4, 1.55, 0.75, 0.55, 0.01)
    if (w < 0.09)
      matt(s, w < 0 ? 0.03 : 0.66, w < 0 ? 0.045 : 0.66, w < 0 ? 0.055 : 0.64, w < 0 ? 0.12 : 0.03, 0)
  }
}

const slabs: Shader = (s, x, y) => {
  const v = 0.8 + 0.3 * cloudy(x * 2, y * 2, 1)
  const joint = Math.min(wave(x, 0.9), wave(y, 0.9)) < 0.03 ? 0.7 : 1
  matt(s, 0.33 * v * joint, 0.31 * v * joint, 0.28 * v * joint)
}

/** The house; its face looks to +x. */
export function buildHouse(): Model {
  const meshes: Mesh[] = [
    boxMesh([-HALF_X, -1.2, 0, HALF_X, HALF_Y, 2.9], 0),
    boxMesh([-HALF_X, -HALF_Y, 0, 2.9, -1.2, 2.9], 0),
    implicitMesh(
      roofOf(0, 2.1, HALF_X + 0.6, HALF_Y - 2.1 + 0.6, 2.85),
      [-4.4, -1.9, 2.5, 4.4, 6.2, 5.6],
      0.06,
      1,
    ),
    implicitMesh(roofOf(-0.3, -3.3, 3.75, 2.7, 2.84), [-4.3, -6.2, 2.5, 3.7, -0.4, 4.8], 0.06, 1),
    implicitMesh(plants, [1, -9.6, 0, 5.2, 5.4, 5], 0.05, 2),
    boxMesh([2.9, -4.9, 0, 9, -1.35, 0.04], 3),
    boxMesh([3.6, 0.3, 0, 9, 1.8, 0.045], 3),
    boxMesh([3.6, 0.2, 0, 4.9, 2.1, 0.16], 3),
    implicitMesh(
      (x, y, z) => bar(x, y, z, [3.3, -7.7, 0], [3.2, -7.6, 3], 0.15, 0.1),
      [3, -8, 0, 3.6, -7.3, 3.2],
      0.03,
      4,
    ),
    implicitMesh(
      mirrored((x, y, z) => Math.max(box(x, y - 0.0, z, [4.75, 2.0, 1.45], [0.09, 0.09, 1.45], 0.01), 0)),
      [4.5, -0.01, 0, 5, 2.3, 3],
      0.03,
      5,
    ),
    implicitMesh(
      (x, y, z) => box(x, y, z, [4.2, 1.15, 2.84], [0.8, 1.15, 0.09], 0.02),
      [3.3, -0.2, 2.6, 5.2, 2.5, 3.1],
      0.03,
      5,
    ),
  ]
  const post: Shader = (s) => matt(s, 0.62, 0.6, 0.56)
  return {
    meshes,
    shaders: [walls, tiles, leaves, slabs, WOOD, post],
    yard: PATIOS.jardim,
    height: 4.9,
    length: 9.6,
    width: 11.6,
  }
}

/** The empty plot: walls on three sides, grown ground, a board without text. */
export function buildPlot(): Model {
  const ground: Implicit = (x, y, z) =>
    smax(
      z - 0.1 - 0.12 * cloudy(x * 0.7, y * 0.7, 2) - 0.05 * noise(x * 5, y * 5, 1),
      Math.max(Math.abs(x) - 7.2, Math.abs(y) - 4.8),
      0.05,
    )
  const tufts: Implicit = (x, y, z) => {
    const cell = noise(Math.floor(x / 0.7) * 5.3, Math.floor(y / 0.7) * 4.1, 3)
    const px = (Math.floor(x / 0.7) + 0.5) * 0.7
    const py = (Math.floor(y / 0.7) + 0.5) * 0.7
    const r = cell > 0.62 && Math.abs(px) < 6.8 && Math.abs(py) < 4.3 ? 0.09 + 0.2 * (cell - 0.55) : -0.2
    return (
      ellipsoid(
        x,
        y,
        z,
        [px, py, 0.12],
        [Math.max(r, 0.01) * 1.4, Math.max(r, 0.01) * 1.4, Math.max(r, 0.01) * 1.6],
      ) +
      0.1 * (noise(x * 12, y * 12, z * 12) - 0.5) +
      (r < 0 ? 1 : 0)
    )
  }
  const board: Implicit = (x, y, z) =>
    Math.min(
      box(x, y, z, [5.6, 2.4, 1.75], [0.04, 1.0, 0.62], 0.02),
      bar(x, y, z, [5.54, 1.7, 0], [5.54, 1.7, 2.2], 0.05),
      bar(x, y, z, [5.54, 3.1, 0], [5.54, 3.1, 2.2], 0.05),
    )
  const meshes: Mesh[] = [
    implicitMesh(ground, [-7.4, -5, -0.05, 7.4, 5, 0.4], 0.08, 0),
    implicitMesh(tufts, [-7, -4.6, 0, 7, 4.6, 0.6], 0.045, 1),
    boxMesh([-7.4, -5.05, 0, -7.2, 5.05, 2.2], 2),
    boxMesh([-7.4, -5.05, 0, 5.4, -4.85, 2.0], 2),
    boxMesh([-7.4, 4.85, 0, 5.4, 5.05, 2.0], 2),
    implicitMesh(board, [5.4, 1.2, 0, 5.75, 3.6, 2.5], 0.02, 3),
  ]
  const earth: Shader = (s, x, y) => {
    const grass = smooth(0.42, 0.6, cloudy(x * 0.9, y * 0.9, 5))
    const v = 0.75 + 0.5 * noise(x * 13, y * 13, 1)
    matt(s, (0.3 - 0.19 * grass) * v, (0.19 - 0.01 * grass) * v, (0.11 - 0.06 * grass) * v)
  }
  const plaster: Shader = (s, x, y, z) => {
    const v = 0.8 + 0.35 * cloudy(x * 0.8, y * 0.8, z * 1.5) - 0.25 * smooth(0.5, 0, z)
    matt(s, 0.5 * v, 0.48 * v, 0.44 * v)
    if (z > 1.94) matt(s, 0.33, 0.32, 0.3)
  }
  const sign: Shader = (s, _x, y, z) => {
    BLACK(s, 0, y, z)
    if (s.nx > 0.6 && z > 1.13) {
      matt(s, 0.72, 0.72, 0.7, 0.03)
      if (z > 2.02) matt(s, 0.03, 0.18, 0.16)
      const line =
        Math.abs(wave(z - 1.2, 0.22) - 0.5) < 0.16 &&
        Math.abs(y - 2.4) < 0.75 - 0.3 * wave(Math.floor(z / 0.22) * 0.61, 1)
      if (line && z < 1.94 && z > 1.25) s.r = s.g = s.b = 0.4
    }
  }
  return {
    meshes,
    shaders: [earth, leaves, plaster, sign],
    yard: PATIOS.jardim,
    height: 4.2,
    length: 13.5,
    width: 10.2,
  }
}
