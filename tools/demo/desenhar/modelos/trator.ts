// Machines on large wheels: a farm tractor with cab, and the same carrier with loader and digging arm (backhoe).
import { bar, box, clamp, cylinderY, mirrored, smax, smin, smooth } from '../formas.ts'
import { type Box, type Implicit, implicitMesh, type Mesh } from '../malha.ts'
import { PATIOS } from '../patios.ts'
import type { Model, Shader } from '../tela.ts'
import { axle, wheelMeshes } from '../rodas.ts'
import { BLACK, CHROME, coat, FRAME, matt, rect, redLamp, wave, whiteLamp, WHEELS } from './pecas.ts'

const RR = 0.82
const FR = 0.55
const REAR = -0.95
const FRONT = 1.45

const hood: Implicit = (x, y, z) => {
  let d = smax(
    Math.abs(y) - 0.4 + 0.1 * smooth(0.6, 2, x),
    z - 1.62 + 0.2 * smooth(0.4, 2.1, x) + 0.1 * (y / 0.4) ** 2,
    0.12,
  )
  d = smax(d, 0.92 - z, 0.05)
  return smax(d, Math.max(x - 2.02 + 0.1 * (y / 0.4) ** 2 + 0.12 * smooth(1, 1.5, z), 0.15 - x), 0.08)
}
const fender = mirrored((x, y, z) => {
  const r = Math.hypot(x - REAR, z - RR)
  return smax(
    Math.abs(r - RR - 0.09) - 0.022,
    Math.max(Math.abs(y - 0.86) - 0.3, RR + 0.12 - z - Math.max(0, x - REAR) * 0.4),
    0.03,
  )
})
const roof: Implicit = (x, y, z) => box(x, y, z, [-0.55, 0, 2.68 - 0.03 * y * y], [0.88, 0.78, 0.09], 0.08)
const cabin: Implicit = (x, y, z) => {
  const k = clamp((z - 1.1) / 1.5, 0, 1)
  return smax(
    smax(Math.abs(y) - 0.72 + 0.05 * k, Math.abs(x + 0.55) - 0.78 + 0.05 * k, 0.1),
    Math.max(1.05 - z, z - 2.62),
    0.04,
  )
}
const body: Implicit = (x, y, z) =>
  Math.min(
    box(x, y, z, [0.6, 0, 0.78], [1.25, 0.24, 0.2], 0.08),
    box(x, y, z, [-0.8, 0, 0.85], [0.7, 0.34, 0.28], 0.08),
    cylinderY(x, y, z, [REAR, 0, RR], 0.16, 0.75, 0.04),
    cylinderY(x, y, z, [FRONT, 0, FR], 0.1, 0.7, 0.03),
    box(x, Math.abs(y), z, [-0.1, 0.66, 0.62], [0.3, 0.14, 0.22], 0.05),
    box(x, y, z, [2.12, 0, 0.85], [0.16, 0.3, 0.18], 0.05),
  )
const exhaust: Implicit = (x, y, z) =>
  Math.min(
    bar(x, y, z, [0.5, -0.46, 1.3], [0.5, -0.46, 2.0], 0.065),
    bar(x, y, z, [0.5, -0.46, 2.0], [0.48, -0.46, 2.5], 0.036),
  )
const seat: Implicit = (x, y, z) =>
  Math.min(
    smin(
      box(x, y, z, [-0.75, 0, 1.4], [0.24, 0.25, 0.09], 0.06),
      box(x + (z - 1.4) * 0.15, y, z, [-0.98, 0, 1.75], [0.07, 0.24, 0.34], 0.06),
      0.06,
    ),
    Math.hypot(Math.hypot(y, z - 1.78) - 0.2, x + 0.2 + (z - 1.78) * 0.5) - 0.018,
    bar(x, y, z, [0, 0, 1.3], [-0.18, 0, 1.76], 0.035),
    box(x, y, z, [0.08, 0, 1.45], [0.1, 0.28, 0.16], 0.06),
  )
const hitch = mirrored((x, y, z) =>
  Math.min(
    bar(x, y, z, [-1.35, 0.3, 0.75], [-2.05, 0.38, 0.5], 0.035),
    bar(x, y, z, [-1.4, 0.3, 1.2], [-1.85, 0.36, 1.05], 0.03),
    bar(x, y, z, [-1.85, 0.36, 1.05], [-1.9, 0.37, 0.55], 0.018),
    bar(x, y, z, [-1.4, 0, 1.05], [-1.95, 0, 0.9], 0.028),
  ),
)

const cabSkin: Shader = (s, x, y, z) => {
  matt(s, 0.02, 0.02, 0.022, 0.04)
  const side = Math.abs(s.ny) > 0.7
  const a = side ? rect(x, z, -0.55, 1.86, 0.66, 0.7, 0.08) : rect(y, z, 0, 1.86, 0.6, 0.7, 0.08)
  if (a < 0 && Math.abs(s.nz) < 0.5) {
    matt(s, 0.01, 0.012, 0.013, 0.055, 0)
    s.glass = 0.6
    if (side && Math.abs(x + 0.98) < 0.022) matt(s, 0.02, 0.02, 0.022, 0.04)
  }
}
const hoodSkin: Shader = (s, x, y, z) => {
  coat(s)
  if (Math.abs(s.ny) > 0.6 && x > 0.75 && x < 1.75 && z < 1.36 && z > 1.02)
    matt(s, wave(z, 0.06) < 0.55 ? 0.025 : 0.008, 0.02, 0.02, 0.03)
  if (s.nx > 0.5) {
    matt(s, wave(z, 0.05) < 0.5 ? 0.03 : 0.01, 0.02, 0.02, 0.04)
    const lamp = rect(Math.abs(y), z, 0.17, 1.28, 0.1, 0.06, 0.03)
    if (lamp < 0) whiteLamp(s, x, y, z)
  }
  if (Math.abs(s.ny) > 0.5 && z > 1.4 && z < 1.46 && x > 0.3) matt(s, 0.03, 0.03, 0.03, 0.04)
}

const loaderArms = mirrored((x, y, z) =>
  Math.min(
    bar(x, y, z, [0.55, 0.6, 1.45], [1.9, 0.6, 1.2], 0.075),
    bar(x, y, z, [1.9, 0.6, 1.2], [2.34, 0.6, 0.62], 0.075),
    bar(x, y, z, [0.9, 0.6, 0.9], [1.75, 0.6, 1.12], 0.045),
    box(x, y, z, [0.55, 0.6, 1.2], [0.1, 0.09, 0.35], 0.03),
  ),
)
const bucket: Implicit = (x, y, z) => {
  const outer = smax(cylinderY(x, y, z, [2.9, 0, 0.5], 0.48, 1.12, 0.03), 0.05 - z, 0.02)
  const scoop = smax(outer, (x - 2.95) * 0.8 + (z - 0.52) * 0.6, 0.03)
  const lip = box(x, y, z, [3.1, 0, 0.07], [0.32, 1.12, 0.018], 0.01)
  const hollow = cylinderY(x, y, z, [2.9, 0, 0.5], 0.44, 1.07, 0.02)
  return Math.min(smax(scoop, -hollow, 0.02), lip)
}
const digger: Implicit = (x, y, z) =>
  Math.min(
    box(x, y, z, [-1.75, 0, 0.85], [0.14, 0.85, 0.3], 0.04),
    bar(x, y, z, [-1.9, 0, 0.9], [-2.35, 0, 2.3], 0.14, 0.12),
    bar(x, y, z, [-2.35, 0, 2.3], [-2.65, 0, 2.75], 0.12, 0.09),
    bar(x, y, z, [-2.65, 0, 2.75], [-3.35, 0, 1.35], 0.11, 0.08),
    smax(
      Math.hypot(x + 3.25, z - 1.05) - 0.34,
      Math.max(Math.abs(y) - 0.3, -(Math.hypot(x + 3.1, z - 1.15) - 0.27)),
      0.03,
    ),
  )
const rams: Implicit = (x, y, z) =>
  Math.min(
    bar(x, y, z, [-2.05, 0, 1.7], [-2.5, 0, 2.85], 0.05),
    bar(x, y, z, [-2.6, 0, 2.9], [-3.15, 0, 2.1], 0.045),
    bar(x, Math.abs(y), z, [1.0, 0.6, 1.6], [2.4, 0.6, 1.0], 0.03),
  )
const legs = mirrored((x, y, z) =>
  Math.min(
    box(x, y, z, [-1.85, 0.95, 0.62], [0.08, 0.08, 0.55], 0.02),
    box(x, y, z, [-1.85, 1.0, 0.06], [0.16, 0.18, 0.04], 0.02),
  ),
)

type Part = readonly [Implicit, Box, number, number]
const CARRIER: readonly Part[] = [
  [hood, [0, -0.5, 0.8, 2.2, 0.5, 1.75], 0.02, 0],
  [fender, [-2.1, -1.25, 0.8, 0.2, 1.25, 1.95], 0.02, 1],
  [roof, [-1.6, -0.95, 2.4, 0.5, 0.95, 2.9], 0.022, 1],
  [cabin, [-1.5, -0.85, 0.95, 0.4, 0.85, 2.75], 0.022, 2],
  [body, [-1.7, -0.95, 0.3, 2.4, 0.95, 1.3], 0.026, 3],
  [exhaust, [0.3, -0.6, 1.1, 0.7, -0.3, 2.6], 0.015, 4],
  [seat, [-1.3, -0.5, 1.1, 0.4, 0.5, 2.2], 0.02, 5],
]

function assemble(parts: readonly Part[], yellow: boolean): { meshes: Mesh[]; shaders: Shader[] } {
  const meshes = parts.map(([fn, b, h, mat]) => implicitMesh(fn, b, h, mat))
  const big = wheelMeshes({ radius: RR, width: 0.5, rim: 0.46, style: 'trator' }, [6, 7, 8])
  const small = wheelMeshes({ radius: FR, width: 0.36, rim: 0.31, style: 'trator' }, [6, 7, 8])
  meshes.push(...axle(big, REAR, 1.12, 0.5, RR), ...axle(small, FRONT, 1.0, 0.36, FR))
  const lights = mirrored((x, y, z) =>
    Math.min(
      box(x, y, z, [0.36, 0.55, 2.66], [0.03, 0.11, 0.045], 0.02),
      box(x, y, z, [-1.46, 0.55, 2.66], [0.03, 0.11, 0.045], 0.02),
    ),
  )
  meshes.push(implicitMesh(lights, [-1.6, -0.8, 2.5, 0.5, 0.8, 2.8], 0.015, 9))
  const tails = mirrored((x, y, z) => box(x, y, z, [-1.62, 1.0, 1.42], [0.03, 0.09, 0.05], 0.02))
  meshes.push(implicitMesh(tails, [-1.75, -1.2, 1.3, -1.5, 1.2, 1.55], 0.015, 10))
  const [tyre, , brake] = WHEELS
  const rim: Shader = (s) => {
    matt(s, 0.72, 0.42, 0.03, 0.05, 0.2)
    if (yellow) matt(s, 0.66, 0.65, 0.6, 0.05, 0.2)
  }
  return {
    meshes,
    shaders: [
      hoodSkin,
      (s) => coat(s),
      cabSkin,
      FRAME,
      CHROME,
      BLACK,
      tyre!,
      rim,
      brake!,
      whiteLamp,
      redLamp,
    ],
  }
}

/** Farm tractor. */
export function buildFarmTractor(): Model {
  const made = assemble([...CARRIER, [hitch, [-2.2, -0.5, 0.4, -1.2, 0.5, 1.3], 0.016, 3]], false)
  return { ...made, yard: PATIOS.patio2, height: 2.78, length: 4.3, width: 2.3 }
}

/** Backhoe loader: bucket in front, digging arm behind, on its legs. */
export function buildBackhoe(): Model {
  const made = assemble(
    [
      ...CARRIER,
      [loaderArms, [0.3, -0.8, 0.3, 2.85, 0.8, 1.7], 0.022, 1],
      [bucket, [2.3, -1.2, 0, 3.5, 1.2, 1.1], 0.022, 3],
      [digger, [-3.8, -0.95, 0.5, -1.5, 0.95, 3], 0.024, 1],
      [rams, [-3.4, -0.7, 0.8, 2.6, 0.7, 3.05], 0.02, 4],
      [legs, [-2.1, -1.25, 0, -1.6, 1.25, 1.3], 0.02, 3],
    ],
    true,
  )
  return { ...made, yard: PATIOS.pesados, height: 2.95, length: 7.0, width: 2.3 }
}
