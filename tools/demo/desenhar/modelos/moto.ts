// A naked motorcycle: two wheels, fork, tank, seat, engine, frame tubes, exhaust. Built from soft bars and ellipsoids.
import { bar, box, cylinderY, ellipsoid, mirrored, smax, smin } from '../formas.ts'
import { implicitMesh, type Mesh, placed } from '../malha.ts'
import { PATIOS } from '../patios.ts'
import type { Model, Shader } from '../tela.ts'
import { wheelMeshes } from '../rodas.ts'
import { plate } from './carro-pele.ts'
import { amberLamp, coat, FRAME, matt, redLamp, STEEL, wave, whiteLamp, WHEELS } from './pecas.ts'

const R = 0.305
/** To the side of its stand, radians. */
export const LEAN = 0.07
const FRONT = 0.7
const REAR = -0.69
const BOX = [-1.15, -0.5, 0, 1.15, 0.5, 1.25] as const

const painted = mirrored((x, y, z) => {
  let tank = ellipsoid(x, y, z, [0.14, 0, 0.84], [0.3, 0.165, 0.155])
  tank = smin(tank, ellipsoid(x, y, z, [0.27, 0.1, 0.83], [0.17, 0.085, 0.12]), 0.08)
  tank = smax(tank, 0.71 - z - (x - 0.1) * 0.05, 0.05)
  const knee = ellipsoid(x, y, z, [-0.08, 0.21, 0.82], [0.2, 0.07, 0.09])
  tank = smax(tank, -knee, 0.05)
  const shroud = smax(
    ellipsoid(x, y, z, [0.36, 0.17, 0.72], [0.2, 0.045, 0.14]),
    -(x - 0.2) * 0.8 - (z - 0.66),
    0.04,
  )
  const tail = smax(
    bar(x, y * 1.1, z * 1, [-0.28, 0.06, 0.8], [-0.78, 0.02, 0.9], 0.095, 0.05),
    0.79 - z + (x + 0.3) * -0.14,
    0.03,
  )
  const a = Math.hypot(x - FRONT, z - R)
  const fender = Math.max(Math.abs(a - R - 0.035) - 0.008, y - 0.075, R + 0.19 - z + (x - FRONT) * 0.55)
  const visor = smax(
    ellipsoid(x, y, z, [0.55, 0, 0.98], [0.09, 0.13, 0.12]),
    -ellipsoid(x, y, z, [0.5, 0, 0.93], [0.1, 0.12, 0.11]),
    0.02,
  )
  return Math.min(smin(smin(tank, shroud, 0.05), tail, 0.02), fender, visor)
})

const black = mirrored((x, y, z) => {
  let seat = ellipsoid(x, y, z, [-0.3, 0, 0.835], [0.27, 0.14, 0.065])
  seat = smin(seat, ellipsoid(x, y, z, [-0.6, 0, 0.92], [0.2, 0.105, 0.05]), 0.08)
  const frame = Math.min(
    bar(x, y, z, [0.5, 0.04, 0.86], [0.24, 0.13, 0.42], 0.024),
    bar(x, y, z, [0.24, 0.13, 0.42], [-0.2, 0.14, 0.38], 0.022),
    bar(x, y, z, [0.48, 0.04, 0.84], [-0.22, 0.13, 0.62], 0.028),
    bar(x, y, z, [-0.22, 0.13, 0.64], [-0.2, 0.13, 0.38], 0.03),
    bar(x, y, z, [-0.22, 0.1, 0.7], [-0.75, 0.06, 0.84], 0.02),
  )
  const arm = bar(x, y, z, [-0.2, 0.1, 0.4], [REAR, 0.13, R], 0.034, 0.026)
  const grips = Math.min(
    bar(x, y, z, [0.43, 0.05, 1.03], [0.36, 0.33, 1.07], 0.013),
    bar(x, y, z, [0.365, 0.25, 1.062], [0.335, 0.37, 1.075], 0.021),
  )
  const mirrorStem = bar(x, y, z, [0.38, 0.25, 1.07], [0.42, 0.32, 1.2], 0.007)
  const mirrorHead = ellipsoid(x, y, z, [0.42, 0.34, 1.225], [0.018, 0.075, 0.042])
  const mud = Math.max(
    Math.abs(Math.hypot(x - REAR, z - R) - R - 0.05) - 0.008,
    y - 0.08,
    R + 0.2 - z + (x - REAR) * 0.75,
  )
  const holder = Math.min(
    bar(x, y, z, [-0.76, 0.03, 0.86], [-0.97, 0.03, 0.62], 0.015),
    box(x + (z - 0.6) * 0.35, y, z, [-0.985, 0, 0.58], [0.008, 0.1, 0.085], 0.006),
  )
  const dash = box(x + (z - 1.05) * 0.5, y, z, [0.47, 0, 1.06], [0.03, 0.08, 0.045], 0.02)
  const pegs = bar(x, y, z, [-0.2, 0.1, 0.36], [-0.22, 0.27, 0.35], 0.016)
  const housing = ellipsoid(x, y, z, [0.53, 0, 0.9], [0.1, 0.115, 0.105])
  const lower = smin(ellipsoid(x, y, z, [-0.33, 0.1, 0.66], [0.15, 0.06, 0.1]), arm, 0.03)
  return Math.min(seat, frame, lower, grips, mirrorStem, mirrorHead, mud, holder, dash, pegs, housing)
})

const engine = mirrored((x, y, z) => {
  let block = box(x, y, z, [0.03, 0, 0.4], [0.19, 0.13, 0.12], 0.07)
  block = smin(block, cylinderY(x, y, z, [0.12, 0.13, 0.38], 0.1, 0.045, 0.02), 0.03)
  block = smin(block, cylinderY(x, y, z, [-0.08, 0.13, 0.39], 0.085, 0.035, 0.02), 0.03)
  const u = (x - 0.13) * 0.85 + (z - 0.58) * -0.5
  const v = (x - 0.13) * 0.5 + (z - 0.58) * 0.85
  const fin = Math.abs(wave(v, 0.028) - 0.5) < 0.25 ? 0 : 0.012
  const cyl = Math.max(Math.abs(u) - 0.085 + fin, Math.abs(y) - 0.1 + fin, Math.abs(v) - 0.12)
  return smin(block, cyl, 0.015)
})

const chrome = (x: number, y: number, z: number) => {
  const fork = Math.min(
    ...[-1, 1].map((k) => bar(x, y * k, z, [0.45, 0.105, 0.98], [0.615, 0.105, 0.5], 0.024)),
  )
  const slider = Math.min(
    ...[-1, 1].map((k) => bar(x, y * k, z, [0.6, 0.105, 0.55], [FRONT, 0.105, R], 0.032)),
  )
  const clamps = Math.min(
    box(x, y, z, [0.47, 0, 0.93], [0.04, 0.13, 0.014], 0.012),
    box(x, y, z, [0.51, 0, 0.8], [0.04, 0.13, 0.016], 0.012),
  )
  return Math.min(fork, slider, clamps)
}

const exhaust = (x: number, y: number, z: number) => {
  const pipe = Math.min(
    bar(x, y, z, [0.22, -0.05, 0.55], [0.3, -0.08, 0.33], 0.02),
    bar(x, y, z, [0.3, -0.08, 0.33], [0.16, -0.1, 0.24], 0.021),
    bar(x, y, z, [0.16, -0.1, 0.24], [-0.25, -0.16, 0.28], 0.022),
  )
  return smin(pipe, bar(x, y, z, [-0.25, -0.18, 0.3], [-0.72, -0.2, 0.48], 0.045, 0.055), 0.03)
}

const stand = (x: number, y: number, z: number) =>
  Math.min(
    bar(x, y, z, [-0.1, 0.12, 0.33], [-0.16, 0.28, 0.025], 0.012),
    box(x, y, z, [-0.17, 0.29, 0.014], [0.035, 0.025, 0.01], 0.008),
  )
const brakes = (x: number, y: number, z: number) =>
  Math.min(
    cylinderY(x, y, z, [FRONT, 0.065, R], 0.14, 0.004, 0.002),
    cylinderY(x, y, z, [REAR, -0.08, R], 0.11, 0.004, 0.002),
    cylinderY(x, y, z, [REAR, 0.085, R], 0.085, 0.006, 0.003),
    Math.max(
      Math.abs(Math.abs(z - R - (x - REAR) * 0.14) - 0.065) - 0.009,
      Math.abs(y - 0.085) - 0.007,
      REAR - x,
      x + 0.1,
    ),
  )

/** The motorcycle, on its side stand and leaning to it. */
export function buildMotorcycle(): Model {
  const parts: [(x: number, y: number, z: number) => number, number, number][] = [
    [painted, 0.0095, 0],
    [black, 0.0085, 1],
    [engine, 0.0085, 2],
    [chrome, 0.0085, 3],
    [exhaust, 0.0085, 4],
    [stand, 0.007, 5],
    [brakes, 0.005, 3],
  ]
  const meshes: Mesh[] = parts.map(([fn, h, mat]) => implicitMesh(fn, BOX, h, mat))
  const lamp = (x: number, y: number, z: number) => ellipsoid(x, y, z, [0.565, 0, 0.9], [0.085, 0.098, 0.088])
  const tail = (x: number, y: number, z: number) => ellipsoid(x, y, z, [-0.8, 0, 0.885], [0.05, 0.06, 0.03])
  const signals = mirrored((x, y, z) =>
    Math.min(
      ellipsoid(x, y, z, [0.5, 0.19, 0.87], [0.03, 0.045, 0.022]),
      ellipsoid(x, y, z, [-0.82, 0.14, 0.8], [0.03, 0.045, 0.022]),
    ),
  )
  meshes.push(
    implicitMesh(lamp, BOX, 0.012, 6),
    implicitMesh(tail, BOX, 0.01, 7),
    implicitMesh(signals, BOX, 0.009, 8),
  )
  const wheel = (width: number) => wheelMeshes({ radius: R, width, rim: 0.222, style: 'moto' }, [9, 10, 11])
  const [front, rear] = [wheel(0.11), wheel(0.15)]
  for (const m of front) meshes.push(placed(m, FRONT, 0, R))
  for (const m of rear) meshes.push(placed(m, REAR, 0, R))
  const dark: Shader = (s, x, y, z) => {
    matt(s, 0.022, 0.022, 0.023, 0.035, 0.35)
    if (x < -0.93 && z < 0.67 && z > 0.49 && Math.abs(y) < 0.1 && s.nx < -0.5) plate(s, y * 1.7, z - 0.6)
    if (x > 0.36 && z > 1.17 && s.nx < -0.5) matt(s, 0.6, 0.6, 0.62, 0.7, 0)
  }
  const motor: Shader = (s) => matt(s, 0.085, 0.085, 0.09, 0.12, 0.35)
  const alloy: Shader = (s) => {
    matt(s, 0.3, 0.27, 0.2, 0.35, 0.15)
    s.metal = 0.7
  }
  const paint: Shader = (s, x, y, z) => {
    coat(s)
    if (x < 0.62 && x > 0.5 && z > 0.8 && Math.abs(y) < 0.2 && z < 1.1) s.mirror = 0.06
  }
  const lean = meshes.map((m) => placed(m, 0, 0, 0, 0, LEAN))
  return {
    meshes: lean,
    shaders: [paint, dark, motor, alloy, STEEL, FRAME, whiteLamp, redLamp, amberLamp, ...WHEELS],
    yard: PATIOS.patio,
    height: 1.22,
    length: 2.05,
    width: 0.8,
  }
}
