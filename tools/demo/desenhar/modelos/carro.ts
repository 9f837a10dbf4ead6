// Cars of every kind from one set of curves: side view of the roof line, noses and tails over the height, width over
// the length, belt line, and the leaning-in above it. The shell is one smooth body; windows, lamps, doors and grille
// are decided where a ray lands, from the same curves, so they stay sharp at any size.
import { bar, box, curve, ellipsoid, mirrored, smax, smin, smooth } from '../formas.ts'
import { type Implicit, implicitMesh, type Mesh } from '../malha.ts'
import type { Model, Shader } from '../tela.ts'
import { axle, WHEEL_SHADERS, wheelMeshes } from '../rodas.ts'
import { PATIOS } from '../patios.ts'
import { crush, wreckShader } from './batida.ts'
import { type CarSpec, CARS } from './carros-medidas.ts'
import { carShader } from './carro-pele.ts'

type Curves = {
  top: (x: number, y: number) => number
  half: (x: number, z: number) => number
  front: (z: number, y: number) => number
  rear: (z: number, y: number) => number
  belt: (x: number) => number
  /** x as the curved windscreen sees it. */
  bent: (x: number, y: number) => number
}
export type Car = { spec: CarSpec; curves: Curves; arch: (x: number, z: number) => number }

function curvesOf(spec: CarSpec): Curves {
  const top = curve(spec.top)
  const front = curve(spec.nose)
  const rear = curve(spec.tail)
  const plan = curve(spec.plan)
  const flank = curve(spec.flank)
  const belt = curve(spec.belt)
  const wide = spec.width / 2
  const bent = (x: number, y: number) => x + (smooth(-0.7, 0.4, x) * 0.3 - 0.14) * y * y
  const half = (x: number, z: number) => {
    const d = z - belt(x)
    const soft = 0.05
    const lean = d <= -soft ? 0 : d < soft ? (d + soft) ** 2 / (4 * soft) : d
    const line = z - spec.crease
    const crease =
      -spec.scoop *
      Math.exp(-(((line + 0.13) / 0.1) ** 2)) *
      smooth(spec.axles[0] - 0.2, spec.axles[0] - 0.7, x) *
      smooth(spec.axles[1] + 0.1, spec.axles[1] + 0.6, x)
    return plan(x) * flank(z) - spec.tumble * lean + crease
  }
  return {
    top: (x, y) => top(bent(x, y)) - spec.crown * (y / wide) ** 2,
    half,
    front: (z, y) => front(z) - spec.round[0] * Math.pow(Math.abs(y) / wide, 2.6),
    rear: (z, y) => rear(z) + spec.round[1] * Math.pow(Math.abs(y) / wide, 2.6),
    belt,
    bent,
  }
}

function shellOf({ spec, curves, arch }: Car): Implicit {
  const [fx, rx] = spec.axles
  return mirrored((x, y, z) => {
    const floor = spec.clearance + 0.1 * smooth(spec.length * 0.4, spec.length * 0.5, Math.abs(x)) - z
    const r = Math.min(Math.hypot(x - fx, z - spec.wheel.radius), Math.hypot(x - rx, z - spec.wheel.radius))
    const flare =
      spec.flare * Math.exp(-(((r - spec.wheel.radius - 0.07) / 0.06) ** 2)) * smooth(0.95, 0.7, z)
    let d = smax(z - curves.top(x, y), y - curves.half(x, z) - flare, spec.edge)
    d = smax(d, x - curves.front(z, y), 0.09)
    d = smax(d, curves.rear(z, y) - x, spec.tailEdge)
    d = smax(d, floor, 0.06)
    const well = smax(arch(x, z), spec.width / 2 - 0.3 - y, 0.03)
    d = smax(d, -well, 0.022)
    if (spec.bed) {
      const b = spec.bed
      const hole = box(
        x,
        y,
        z,
        [(b.from + b.to) / 2, 0, b.floor + 0.6],
        [(b.to - b.from) / 2, spec.width / 2 - 0.1, 0.6],
        0.03,
      )
      d = smax(d, -hole, 0.025)
    }
    return d
  })
}

function archOf(spec: CarSpec): Car['arch'] {
  const radius = spec.wheel.radius + spec.gap
  return (x, z) => {
    const a = Math.hypot(x - spec.axles[0], Math.max(0, z - spec.wheel.radius))
    const b = Math.hypot(x - spec.axles[1], Math.max(0, z - spec.wheel.radius))
    return Math.min(a, b) - radius
  }
}

const cloth: Shader = (s) => {
  s.r = 0.06
  s.g = 0.058
  s.b = 0.056
}

function insideOf({ spec }: Car): Implicit {
  const z0 = spec.seat.z
  const [sx, bx] = spec.seat.rows
  const row = (x: number, y: number, z: number, at: number) => {
    const dy = Math.abs(y) - 0.37
    const lower = box(x, dy, z, [at + 0.02, 0, z0 + 0.05], [0.25, 0.24, 0.09], 0.06)
    const back = box(x + (z - z0) * 0.28, dy, z, [at - 0.13, 0, z0 + 0.38], [0.07, 0.22, 0.3], 0.06)
    const head = box(x + (z - z0) * 0.28, dy, z, [at - 0.13, 0, z0 + 0.76], [0.05, 0.12, 0.08], 0.04)
    return smin(smin(lower, back, 0.05), head, 0.02)
  }
  return (x, y, z) => {
    // A ring before the driver, tilted towards him.
    const up = z - z0 - 0.4
    const ring = Math.hypot(y - 0.37, up * 1.06) - 0.17
    const wheel = Math.hypot(ring, x - spec.seat.dash + 0.22 + up * 0.35) - 0.016
    let d = Math.min(row(x, y, z, sx), wheel)
    if (bx !== undefined) d = Math.min(d, row(x, y, z, bx))
    const dash = box(x, y, z, [spec.seat.dash + 0.12, 0, z0 + 0.22], [0.27, spec.width / 2 - 0.14, 0.2], 0.08)
    const floor = box(
      x,
      y,
      z,
      [(sx + spec.seat.dash) / 2 - 0.4, 0, z0 - 0.1],
      [spec.length * 0.28, spec.width / 2 - 0.16, 0.05],
      0.02,
    )
    return Math.min(d, dash, floor)
  }
}

function extrasOf(car: Car): Implicit {
  const { spec, curves } = car
  return mirrored((x, y, z) => {
    const [mx, mz] = spec.mirror
    const my = curves.half(mx, mz) + 0.115
    let d = ellipsoid(x - (y - my) * -0.12, y, z, [mx, my - 0.012, mz + 0.02], [0.075, 0.1, 0.066])
    d = smax(d, mx - 0.045 - x, 0.02)
    d = smin(d, bar(x, y, z, [mx + 0.02, my - 0.13, mz - 0.03], [mx + 0.01, my - 0.02, mz], 0.022), 0.03)
    for (const hx of spec.handles) {
      const hz = curves.belt(hx) - 0.1
      d = Math.min(d, box(x, y, z, [hx, curves.half(hx, hz) + 0.012, hz], [0.095, 0.014, 0.017], 0.012))
    }
    return d
  })
}

function rackOf({ spec, curves }: Car): Implicit {
  const r = spec.rack!
  return mirrored((x, y, z) => {
    const ry = curves.half(0, spec.height - 0.12) - 0.07
    const top = curves.top(x, ry) + 0.045
    const d = Math.max(Math.hypot(y - ry, z - top) - 0.017, r[0] - x, x - r[1])
    const feet = Math.min(
      Math.abs(x - r[0] - 0.05),
      Math.abs(x - r[1] + 0.05),
      Math.abs(x - (r[0] + r[1]) / 2),
    )
    return Math.min(d, Math.max(feet - 0.04, Math.abs(y - ry) - 0.018, z - top, top - 0.09 - z))
  })
}

function bumpedExtras(car: Car, meshes: Mesh[], wreck: boolean): void {
  const { spec } = car
  const w = spec.width / 2 + 0.3
  const bend = wreck ? crush(extrasOf(car), spec) : extrasOf(car)
  meshes.push(
    implicitMesh(bend, [-spec.length / 2, -w, 0.5, spec.length / 2, w, spec.height + 0.1], 0.016, 1),
  )
  if (spec.rack)
    meshes.push(
      implicitMesh(
        rackOf(car),
        [spec.rack[0] - 0.1, -w, spec.height - 0.4, spec.rack[1] + 0.1, w, spec.height + 0.12],
        0.016,
        6,
      ),
    )
}

/** Builds a car by the name of its body; `wreck` = crumpled front, dull and dusty. */
export function buildCar(name: keyof typeof CARS, wreck = false): Model {
  const spec: CarSpec = CARS[name]
  const car: Car = { spec, curves: curvesOf(spec), arch: archOf(spec) }
  const l = spec.length / 2 + 0.12
  const w = spec.width / 2 + 0.12
  const shell = wreck ? crush(shellOf(car), spec) : shellOf(car)
  const meshes: Mesh[] = [
    implicitMesh(shell, [-l, -w, spec.clearance - 0.06, l, w, spec.height + (wreck ? 0.25 : 0.08)], 0.021, 0),
    implicitMesh(insideOf(car), [-l + 0.5, -w, spec.seat.z - 0.2, l - 0.6, w, spec.height], 0.03, 2),
  ]
  bumpedExtras(car, meshes, wreck)
  const wheel = wheelMeshes(spec.wheel, [3, 4, 5])
  for (const x of spec.axles)
    meshes.push(
      ...axle(
        wheel,
        x,
        spec.width / 2 - 0.015,
        spec.wheel.width,
        spec.wheel.radius - (wreck && x > 0 ? 0.03 : 0),
      ),
    )
  const skin = carShader(car)
  const trim: Shader = (s, x, y, z) => {
    s.paint = 1
    s.mirror = 0.045
    const [mx, mz] = spec.mirror
    if (Math.abs(x - mx) < 0.3 && z > mz - 0.1 && s.nx < -0.75 && Math.abs(y) > spec.width / 2 - 0.12) {
      s.paint = 0
      s.r = s.g = s.b = 0.5
      s.mirror = 0.75
      s.metal = 1
    }
  }
  const rail: Shader = (s) => {
    s.r = s.g = s.b = 0.42
    s.mirror = 0.3
    s.rough = 0.25
    s.metal = 0.5
  }
  const shaders = [
    wreck ? wreckShader(skin, spec) : skin,
    wreck ? wreckShader(trim, spec) : trim,
    cloth,
    WHEEL_SHADERS.pneu,
    WHEEL_SHADERS.aro,
    WHEEL_SHADERS.freio,
    rail,
  ]
  return {
    meshes,
    shaders,
    yard: PATIOS[wreck ? 'sucata' : spec.yard],
    height: spec.height,
    length: spec.length,
    width: spec.width,
  }
}
