// Trucks: a cab-over cab, a ladder frame with axles, and what stands on it (box, tipper, fifth wheel), and the trailer
// with curtains that is sold alone. Metres; the cab's face is the front.
import { bar, box, clamp, cylinderY, mirrored, smax, smin, smooth } from '../formas.ts'
import { boxMesh, implicitMesh, type Mesh } from '../malha.ts'
import { PATIOS } from '../patios.ts'
import type { Model, Shader, Surface } from '../tela.ts'
import { axle, wheelMeshes } from '../rodas.ts'
import { plate } from './carro-pele.ts'
import {
  amberLamp,
  BLACK,
  CHROME,
  CLOTH,
  coat,
  FRAME,
  matt,
  rect,
  redLamp,
  STEEL,
  wave,
  whiteLamp,
  WHEELS,
} from './pecas.ts'

type Cab = {
  front: number
  length: number
  floor: number
  top: number
  half: number
  sleeper: boolean
  brow: number
}

const CABS: Record<'pesado' | 'leve', Cab> = {
  pesado: { front: 0, length: 2.15, floor: 0.55, top: 3.55, half: 1.24, sleeper: true, brow: 2.75 },
  leve: { front: 0, length: 1.75, floor: 0.5, top: 2.42, half: 1.05, sleeper: false, brow: 2.2 },
}

/** Face of the cab over the height, relative to its front. */
const face = (c: Cab, z: number) => {
  const k = (z - c.floor) / (c.top - c.floor)
  return c.front - 0.06 * smooth(0.25, 0, k) - 0.34 * Math.pow(clamp((k - 0.38) / 0.62, 0, 1), 1.6)
}

function cabBody(c: Cab, wheelX: number, radius: number) {
  return mirrored((x, y, z) => {
    const nose = x - face(c, z) + 0.2 * Math.pow(y / c.half, 4)
    const side = y - c.half + 0.05 * smooth(c.brow - 0.5, c.top, z)
    let d = smax(
      smax(nose, side, 0.16),
      z - c.top + 0.1 * (y / c.half) ** 2 + 0.12 * smooth(c.front - 0.7, c.front - 0.1, x),
      0.2,
    )
    d = smax(d, c.front - c.length - x, 0.08)
    d = smax(d, c.floor - 0.22 - z, 0.05)
    const r = Math.hypot(x - wheelX, Math.max(z - radius, 0) * 0.95)
    return smax(d, -smax(r - radius - 0.09, c.half - 0.55 - y, 0.04), 0.03)
  })
}

function cabFace(c: Cab, s: Surface, y: number, z: number, ws: number): boolean {
  const ay = Math.abs(y)
  const wind = rect(ay, z, 0, (ws + c.brow) / 2, c.half - 0.1, (c.brow - ws) / 2, 0.12)
  if (wind < 0.03) {
    matt(s, 0.012, 0.012, 0.012, 0.055, 0)
    if (wind < 0) s.glass = 0.5
    return true
  }
  if (Math.abs(z - c.floor + 0.02) < 0.07 && ay < 0.21) {
    plate(s, y, z - c.floor + 0.02)
    return true
  }
  const lamp = rect(ay, z, c.half - 0.24, c.floor + 0.16, 0.2, 0.1, 0.05)
  if (lamp < 0) {
    matt(s, 0.045, 0.046, 0.05, 0.06, 0)
    const bulb = Math.hypot(Math.abs(ay - c.half + 0.25) - 0.085, z - c.floor - 0.16)
    if (bulb < 0.06) whiteLamp(s, 0, y, z)
    if (bulb >= 0.06 && bulb < 0.07) matt(s, 0.5, 0.5, 0.5, 0.5, 0.05)
    if (z > c.floor + 0.235) amberLamp(s, 0, y, z)
    return true
  }
  const grille = rect(ay, z, 0, (c.floor + ws) / 2 + 0.12, c.half - 0.3, (ws - c.floor) / 2 - 0.16, 0.08)
  if (grille < 0) {
    const bars = wave(z, 0.11) < 0.6
    matt(s, bars ? 0.05 : 0.012, bars ? 0.05 : 0.012, bars ? 0.052 : 0.012, bars ? 0.1 : 0.02, 0.15)
    if (Math.hypot(y, z - (c.floor + ws) / 2 - 0.3) < 0.075) CHROME(s, 0, y, z)
    return true
  }
  const low = rect(ay, z, 0, c.floor - 0.08, c.half - 0.5, 0.1, 0.04)
  if (low < 0) {
    matt(s, 0.02, 0.02, 0.02, 0.03)
    return true
  }
  return false
}

function cabShader(c: Cab): Shader {
  const ws = c.floor + (c.sleeper ? 1.22 : 0.78)
  return (s, x, y, z) => {
    coat(s)
    if (s.nx > 0.45 && cabFace(c, s, y, z, ws)) return
    if (Math.abs(s.ny) > 0.55) {
      const rear = c.front - (c.sleeper ? 1.2 : 1.3)
      const sill = ws - 0.06
      const pane = rect(
        x,
        z,
        (rear + c.front - 0.3) / 2 + 0.02,
        (sill + c.brow - 0.12) / 2,
        (c.front - 0.3 - rear) / 2,
        (c.brow - 0.12 - sill) / 2,
        0.1,
      )
      if (pane < 0.02) {
        matt(s, 0.012, 0.012, 0.012, 0.055, 0)
        if (pane < 0) s.glass = 0.34
        return
      }
      const door = Math.abs(
        rect(
          x,
          z,
          (rear + c.front - 0.2) / 2,
          (c.floor + 0.1 + c.brow) / 2,
          (c.front - 0.14 - rear) / 2 + 0.06,
          (c.brow - c.floor) / 2,
          0.12,
        ),
      )
      if (door < 0.006) matt(s, 0.01, 0.01, 0.01)
      if (rect(x, z, rear + 0.14, sill - 0.22, 0.1, 0.03, 0.02) < 0) matt(s, 0.02, 0.02, 0.02, 0.05)
    }
    if (z < c.floor - 0.02) {
      s.paint = 0
      matt(s, 0.04, 0.04, 0.042, 0.03)
    }
  }
}

const M = { cab: 0, frame: 1, extra: 2, load: 3, dark: 4, chrome: 5, red: 6, amber: 7, cloth: 8, wheel: 9 }

function cabExtras(c: Cab): Mesh[] {
  const mirrors = mirrored((x, y, z) => {
    const mz = c.floor + (c.sleeper ? 1.75 : 1.2)
    const my = c.half + 0.2
    return Math.min(
      box(x, y, z, [c.front - 0.12, my, mz], [0.055, 0.11, 0.25], 0.05),
      bar(x, y, z, [c.front - 0.16, c.half - 0.06, mz + 0.2], [c.front - 0.13, my, mz + 0.2], 0.022),
      bar(x, y, z, [c.front - 0.16, c.half - 0.06, mz - 0.2], [c.front - 0.13, my, mz - 0.2], 0.022),
    )
  })
  const e = c.half + 0.4
  const inside = mirrored((x, y, z) =>
    Math.min(
      box(x, y - 0.6, z, [c.front - 1.0, 0, c.floor + 0.75], [0.26, 0.26, 0.12], 0.06),
      box(x, y - 0.6, z, [c.front - 1.22, 0, c.floor + 1.1], [0.08, 0.24, 0.42], 0.06),
      box(x, y, z, [c.front - 0.42, 0, c.floor + (c.sleeper ? 1.0 : 0.62)], [0.2, c.half - 0.12, 0.16], 0.08),
      box(x, y, z, [c.front - 0.9, 0, c.floor + 0.3], [0.8, c.half - 0.12, 0.06], 0.02),
    ),
  )
  const list = [
    implicitMesh(mirrors, [c.front - 0.5, -e, c.floor + 0.6, c.front + 0.1, e, c.top], 0.022, M.extra),
    implicitMesh(inside, [c.front - 1.6, -e, c.floor, c.front, e, c.top], 0.035, M.cloth),
  ]
  if (c.sleeper) {
    const visor = (x: number, y: number, z: number) =>
      box(
        x + (z - c.brow) * 0.8,
        y,
        z,
        [face(c, c.brow) + 0.1, 0, c.brow + 0.05],
        [0.13, c.half - 0.16, 0.022],
        0.02,
      )
    list.push(
      implicitMesh(visor, [c.front - 0.6, -e, c.brow - 0.2, c.front + 0.3, e, c.brow + 0.3], 0.02, M.dark),
    )
  }
  return list
}

function chassis(rear: number, front: number, z: number): Mesh[] {
  const rails = [-1, 1].map((k) =>
    boxMesh([rear, k * 0.43 - 0.05, z - 0.13, front, k * 0.43 + 0.05, z + 0.13], M.frame),
  )
  const tank = mirrored((x, y, zz) =>
    box(x, y, zz, [(front + rear) / 2 + 0.15, 0.86, z - 0.08], [0.55, 0.28, 0.28], 0.13),
  )
  const cross = boxMesh([rear - 0.05, -1.15, z - 0.2, rear + 0.02, 1.15, z - 0.02], M.frame)
  return [...rails, cross, implicitMesh(tank, [rear, -1.3, 0.2, front, 1.3, z + 0.4], 0.025, M.chrome)]
}

function fenders(xs: readonly number[], radius: number, half: number): Mesh[] {
  return xs.map((ax) => {
    const f = mirrored((x, y, z) => {
      const r = Math.hypot(x - ax, z - radius)
      return Math.max(Math.abs(r - radius - 0.07) - 0.012, Math.abs(y - half + 0.3) - 0.31, radius + 0.12 - z)
    })
    return implicitMesh(
      f,
      [ax - radius - 0.15, -half - 0.1, radius, ax + radius + 0.15, half + 0.1, radius * 2 + 0.2],
      0.018,
      M.dark,
    )
  })
}

function rearLamps(x: number, half: number, z: number): Mesh[] {
  return [-1, 1].flatMap((k) => [
    boxMesh([x - 0.05, k * (half - 0.2) - 0.14, z - 0.06, x, k * (half - 0.2) + 0.14, z + 0.06], M.red),
    boxMesh([x - 0.052, k * (half - 0.2) - 0.03, z - 0.05, x, k * (half - 0.2) + 0.03, z + 0.05], M.amber),
  ])
}

function shaders(cab: Cab, load: Shader): Shader[] {
  return [cabShader(cab), FRAME, BLACK, load, BLACK, STEEL, redLamp, amberLamp, CLOTH, ...WHEELS]
}

function wheelsOn(
  radius: number,
  width: number,
  axles: readonly number[],
  half: number,
  double: readonly number[],
): Mesh[] {
  const mats = [M.wheel, M.wheel + 1, M.wheel + 2] as const
  const wheel = wheelMeshes({ radius, width, rim: radius * 0.58, style: 'caminhao' }, mats)
  return axles.flatMap((x) => [
    ...axle(wheel, x, half - 0.02, width, radius),
    ...(double.includes(x) ? axle([wheel[0]!], x, half - 0.04 - width, width, radius) : []),
  ])
}

/** Box body with ribs, doors behind and marker lamps. */
const boxLoad =
  (from: number, to: number, floor: number, top: number): Shader =>
  (s, x, y, z) => {
    matt(s, 0.66, 0.66, 0.65, 0.06, 0.25)
    if (Math.abs(s.ny) > 0.6) {
      const rib = wave(x - from, 0.62)
      if (rib < 0.035) s.nx += rib < 0.017 ? -0.5 : 0.5
      if (z < floor + 0.09 || z > top - 0.07) matt(s, 0.42, 0.43, 0.44, 0.2, 0.3)
      if (z < floor + 0.075 && z > floor + 0.02 && wave(x, 0.6) < 0.5)
        matt(
          s,
          wave(x, 1.2) < 0.5 ? 0.6 : 0.7,
          wave(x, 1.2) < 0.5 ? 0.02 : 0.7,
          wave(x, 1.2) < 0.5 ? 0.02 : 0.7,
          0.05,
        )
    }
    if (s.nx < -0.6) {
      if (Math.abs(y) < 0.012) matt(s, 0.02, 0.02, 0.02)
      if (Math.abs(Math.abs(y) - 0.22) < 0.02 || Math.abs(Math.abs(y) - 0.75) < 0.02)
        matt(s, 0.35, 0.35, 0.36, 0.3, 0.2)
      if (z < floor + 0.08)
        matt(
          s,
          wave(y, 0.4) < 0.5 ? 0.6 : 0.7,
          wave(y, 0.4) < 0.5 ? 0.02 : 0.7,
          wave(y, 0.4) < 0.5 ? 0.02 : 0.7,
          0.05,
        )
    }
    if (x > to) s.mirror = 0.05
  }

/** Light box truck. */
export function buildBoxTruck(): Model {
  const cab = CABS.leve
  const shift = 3.3
  const c = { ...cab, front: shift }
  const [floor, top, from, to] = [0.98, 3.25, -3.35, 1.42]
  const load = (x: number, y: number, z: number) =>
    box(x, y, z, [(from + to) / 2, 0, (floor + top) / 2], [(to - from) / 2, 1.15, (top - floor) / 2], 0.05)
  const meshes: Mesh[] = [
    implicitMesh(
      cabBody(c, shift - 0.85, 0.42),
      [shift - 1.95, -1.3, 0.2, shift + 0.15, 1.3, 2.6],
      0.024,
      M.cab,
    ),
    ...cabExtras(c),
    ...chassis(from, shift - 0.6, 0.78),
    implicitMesh(load, [from - 0.1, -1.25, floor - 0.1, to + 0.1, 1.25, top + 0.1], 0.045, M.load),
    ...wheelsOn(0.42, 0.24, [shift - 0.85, -1.85], 1.06, [-1.85]),
    ...fenders([-1.85], 0.42, 1.08),
    ...rearLamps(from, 1.15, 0.7),
  ]
  return {
    meshes,
    shaders: shaders(c, boxLoad(from, to, floor, top)),
    yard: PATIOS.pesados,
    height: top,
    length: 6.75,
    width: 2.3,
  }
}

/** Tractor unit of three axles, without trailer. */
export function buildTractor(): Model {
  const shift = 3.1
  const c = { ...CABS.pesado, front: shift }
  const rear = -3.0
  const plateTop = (x: number, y: number, z: number) =>
    smax(
      smin(
        cylinderY(x, z - 1.16, y, [-1.35, 0, 0], 0.5, 0.04, 0.02),
        box(x, y, z, [-1.35, 0, 1.07], [0.5, 0.42, 0.08], 0.03),
        0.05,
      ),
      -Math.max(Math.abs(y) - 0.09 + (x + 1.35) * 0.3, x + 1.35),
      0.02,
    )
  const spoiler = mirrored((x, y, z) =>
    smax(
      Math.abs(y - 1.16) - 0.03,
      smax(Math.abs(x - shift + 2.4) - 0.3, Math.abs(z - 2.1) - 1.3 + Math.abs(x - shift + 2.4) * 0.4, 0.1),
      0.02,
    ),
  )
  const meshes: Mesh[] = [
    implicitMesh(
      cabBody(c, shift - 1.35, 0.52),
      [shift - 2.35, -1.45, 0.25, shift + 0.15, 1.45, 3.8],
      0.028,
      M.cab,
    ),
    ...cabExtras(c),
    ...chassis(rear, shift - 1, 0.9),
    implicitMesh(plateTop, [-2, -0.7, 0.9, -0.7, 0.7, 1.3], 0.02, M.frame),
    implicitMesh(spoiler, [shift - 2.8, -1.3, 0.6, shift - 2, 1.3, 3.6], 0.02, M.load),
    ...wheelsOn(0.52, 0.3, [shift - 1.35, -0.7, -2.0], 1.23, [-0.7, -2.0]),
    ...fenders([-0.7, -2.0], 0.52, 1.25),
    ...rearLamps(rear, 1.1, 0.78),
  ]
  return {
    meshes,
    shaders: shaders(c, (s) => coat(s)),
    yard: PATIOS.pesados,
    height: 3.6,
    length: 6.3,
    width: 2.5,
  }
}

/** Tipper of three axles. */
export function buildTipper(): Model {
  const shift = 3.7
  const c = { ...CABS.pesado, front: shift, top: 2.95, brow: 2.6, length: 1.75, sleeper: false, floor: 0.6 }
  const [from, to] = [-3.5, 1.75]
  const tub = (x: number, y: number, z: number) => {
    const outer = smax(
      smax(
        Math.abs(x - (from + to) / 2) - (to - from) / 2 - (z - 1.9) * 0.06,
        Math.abs(y) - 1.16 - (z - 1.9) * 0.05,
        0.05,
      ),
      Math.abs(z - 1.85) - 0.72,
      0.05,
    )
    const ribs = smax(
      Math.max(Math.abs(wave(x, 0.75) - 0.5) * 0.75 - 0.05, Math.abs(y) - 1.24),
      Math.abs(z - 1.82) - 0.68,
      0.02,
    )
    const shellD = smin(outer, Math.max(ribs, Math.abs(x - (from + to) / 2) - (to - from) / 2), 0.02)
    return smax(
      shellD,
      -box(x, y, z, [(from + to) / 2, 0, 2.35], [(to - from) / 2 - 0.07, 1.09, 0.95], 0.06),
      0.02,
    )
  }
  const meshes: Mesh[] = [
    implicitMesh(
      cabBody(c, shift - 1.05, 0.5),
      [shift - 1.95, -1.45, 0.25, shift + 0.15, 1.45, 3.2],
      0.027,
      M.cab,
    ),
    ...cabExtras(c),
    ...chassis(from, shift - 1, 0.92),
    implicitMesh(tub, [from - 0.25, -1.45, 1.0, to + 0.2, 1.45, 2.75], 0.03, M.load),
    ...wheelsOn(0.5, 0.3, [shift - 1.05, -0.9, -2.25], 1.23, [-0.9, -2.25]),
    ...rearLamps(from, 1.1, 0.8),
  ]
  const load: Shader = (s, x, y, z) => {
    coat(s)
    const inside = s.nz > 0.7 || (Math.abs(y) < 1.11 && x < to - 0.09 && x > from + 0.09)
    if (inside) {
      s.paint = 0
      matt(s, 0.2, 0.175, 0.15, 0.04)
    } else if (z < 1.16) matt(s, 0.03, 0.03, 0.03, 0.03)
  }
  return { meshes, shaders: shaders(c, load), yard: PATIOS.pesados, height: 2.95, length: 7.9, width: 2.5 }
}

/** Three-axle semi-trailer with curtains, standing on its legs. */
export function buildTrailer(): Model {
  const [from, to, floor, top] = [-6.1, 6.1, 1.2, 3.95]
  const load = (x: number, y: number, z: number) =>
    box(x, y, z, [0, 0, (floor + top) / 2], [(to - from) / 2, 1.27, (top - floor) / 2], 0.05)
  const legs = mirrored((x, y, z) =>
    Math.min(
      box(x, y, z, [3.4, 0.7, 0.6], [0.07, 0.07, 0.58], 0.02),
      box(x, y, z, [3.4, 0.7, 0.04], [0.17, 0.15, 0.035], 0.02),
    ),
  )
  const guard = mirrored((x, y, z) =>
    Math.min(
      box(x, y, z, [0.2, 1.2, 0.95], [2.2, 0.02, 0.06], 0.01),
      box(x, y, z, [0.2, 1.2, 0.62], [2.2, 0.02, 0.06], 0.01),
    ),
  )
  const axles = [-2.3, -3.55, -4.8]
  const meshes: Mesh[] = [
    implicitMesh(load, [from - 0.1, -1.4, floor - 0.1, to + 0.1, 1.4, top + 0.1], 0.07, M.load),
    ...[-1, 1].map((k) =>
      boxMesh([from, k * 0.5 - 0.07, 0.85, to - 0.4, k * 0.5 + 0.07, floor + 0.02], M.frame),
    ),
    implicitMesh(legs, [3.1, -1, 0, 3.7, 1, 1.25], 0.025, M.frame),
    implicitMesh(guard, [-2.1, -1.3, 0.5, 2.5, 1.3, 1.1], 0.02, M.chrome),
    ...wheelsOn(0.52, 0.3, axles, 1.26, axles),
    ...fenders(axles, 0.52, 1.27),
    ...rearLamps(from, 1.2, 0.95),
    boxMesh([from - 0.04, -1.2, 0.55, from + 0.05, 1.2, 0.68], M.frame),
  ]
  const curtain: Shader = (s, x, y, z) => {
    matt(s, 0.6, 0.6, 0.59, 0.06, 0.25)
    if (Math.abs(s.ny) > 0.6) {
      if (z < floor + 0.16 || z > top - 0.12) matt(s, 0.36, 0.37, 0.38, 0.2, 0.3)
      else {
        s.paint = 1
        s.mirror = 0.03
        s.rough = 0.4
        s.nx += 0.1 * Math.sin(x * 5) + 0.05 * Math.sin(x * 13)
        const strap = wave(x, 0.62)
        if (strap < 0.05) matt(s, 0.04, 0.04, 0.045)
        if (strap < 0.05) s.paint = 0
      }
    }
    if (s.nx < -0.6) boxLoad(from, to, floor, top)(s, x, y, z)
  }
  return {
    meshes,
    shaders: shaders(CABS.leve, curtain),
    yard: PATIOS.pesados,
    height: top,
    length: 12.2,
    width: 2.55,
  }
}
