// Wheels: a tyre and a rim with spokes, built once and set at each hub. Wheel axis is y, the outside is +y.
import { bar, clamp, cylinderY, smax, smin } from './formas.ts'
import { implicitMesh, type Mesh, placed } from './malha.ts'
import type { Shader } from './tela.ts'

export type WheelStyle = 'liga' | 'esportiva' | 'calota' | 'caminhao' | 'moto' | 'trator'
export type WheelSpec = { radius: number; width: number; rim: number; style: WheelStyle }

export const WHEEL_SHADERS: { pneu: Shader; aro: Shader; freio: Shader } = {
  pneu: (s) => {
    s.r = s.g = s.b = 0.028
    s.mirror = 0.02
    s.rough = 0.5
  },
  aro: (s) => {
    s.r = 0.62
    s.g = 0.63
    s.b = 0.65
    s.mirror = 0.42
    s.metal = 0.55
    s.rough = 0.22
  },
  freio: (s) => {
    s.r = s.g = s.b = 0.1
    s.mirror = 0.12
    s.rough = 0.4
  },
}

const SPOKES: Record<WheelStyle, { count: number; wide: number; pair: number }> = {
  liga: { count: 5, wide: 0.14, pair: 0.1 },
  esportiva: { count: 10, wide: 0.06, pair: 0 },
  calota: { count: 7, wide: 0.115, pair: 0 },
  caminhao: { count: 10, wide: 0.2, pair: 0 },
  moto: { count: 5, wide: 0.07, pair: 0 },
  trator: { count: 8, wide: 0.24, pair: 0 },
}

function tyre({ radius, width, rim }: WheelSpec, lugs: boolean): (x: number, y: number, z: number) => number {
  const half = width / 2
  return (x, y, z) => {
    const r = Math.hypot(x, z)
    const round = Math.min(half * 0.45, (radius - rim) * 0.5)
    let d = cylinderY(x, y, z, [0, 0, 0], radius, half, round)
    d = smax(d, rim - 0.012 - r, 0.02)
    if (lugs) {
      const a = Math.atan2(z, x) + Math.abs(y) * 1.1
      const wave = Math.abs((((((a * 22) / (2 * Math.PI)) % 1) + 1) % 1) - 0.5)
      if (r > radius * 0.8) d += 0.035 * clamp((wave - 0.2) * 8, 0, 1) * clamp((r - radius * 0.86) * 20, 0, 1)
      return d
    }
    // Three grooves round the tread.
    const groove = Math.min(Math.abs(Math.abs(y) - half * 0.42), Math.abs(y)) - 0.004
    if (r > radius * 0.93 && groove < 0.006) d += 0.008
    return d
  }
}

function rimShape({ width, rim, style }: WheelSpec): (x: number, y: number, z: number) => number {
  const half = width / 2
  const { count, wide, pair } = SPOKES[style]
  const deep = style === 'caminhao' || style === 'trator' ? 0.09 : 0.035
  return (x, y, z) => {
    const r = Math.hypot(x, z)
    const ring = Math.max(Math.abs(r - rim + 0.006) - 0.014, Math.abs(y) - half * 0.97)
    const lip = Math.hypot(r - rim + 0.004, y - half * 0.92) - 0.015
    const sector = (2 * Math.PI) / count
    const a = Math.atan2(z, x)
    const local = Math.abs(((a / sector) % 1) + 1) % 1
    const across = Math.abs((local > 0.5 ? local - 1 : local) * sector) * r
    const off = Math.abs(across - pair * 0.5 * (0.5 + 0.5 * clamp(r / rim, 0, 1)))
    const face = half * 0.8 - deep * (1 - clamp(r / rim, 0, 1) ** 2)
    const w = wide * rim * (1.05 - 0.3 * clamp(r / rim, 0, 1))
    let spoke = smax(
      (pair > 0 ? off : across) - w * (pair > 0 ? 0.5 : 1),
      Math.abs(y - face + 0.012) - 0.014,
      0.012,
    )
    spoke = Math.max(spoke, r - rim)
    const hub = cylinderY(x, y, z, [0, face - 0.01, 0], rim * 0.24, 0.026, 0.014)
    let d = smin(smin(ring, lip, 0.012), smin(spoke, hub, 0.03), 0.02)
    if (style === 'caminhao' || style === 'trator') {
      const plate = Math.max(Math.abs(y - face + 0.03) - 0.012, r - rim)
      const hole = Math.hypot(across - 0.0, r - rim * 0.74) - rim * 0.085
      d = smin(d, smax(plate, -hole, 0.01), 0.015)
      d = smin(d, cylinderY(x, y, z, [0, face + 0.02, 0], rim * 0.2, 0.07, 0.02), 0.02)
    }
    // Wheel bolts.
    const bolt = Math.hypot(across, r - rim * 0.15) - 0.011
    return Math.max(d, -Math.max(bolt, face - 0.004 - y))
  }
}

/** Meshes of one wheel around the origin; materials: tyre, rim, brake. */
export function wheelMeshes(spec: WheelSpec, mats: readonly [number, number, number]): Mesh[] {
  const { radius, width, rim, style } = spec
  const h = clamp(radius / 46, 0.0065, 0.018)
  const e = radius + 0.03
  const half = width / 2 + 0.03
  const list = [
    implicitMesh(tyre(spec, style === 'trator'), [-e, -half, -e, e, half, e], h * 1.25, mats[0]),
    implicitMesh(
      rimShape(spec),
      [-rim - 0.03, -half, -rim - 0.03, rim + 0.03, half + 0.08, rim + 0.03],
      h,
      mats[1],
    ),
  ]
  const disc = (x: number, y: number, z: number) =>
    Math.min(
      cylinderY(x, y, z, [0, -width * 0.1, 0], rim * 0.72, 0.012, 0.004),
      style === 'moto' ? 1 : cylinderY(x, y, z, [0, -width * 0.3, 0], rim * 0.96, 0.02, 0.004),
      bar(x, y, z, [0, -half, 0], [0, half * 0.5, 0], 0.03),
    )
  list.push(implicitMesh(disc, [-rim, -half - 0.05, -rim, rim, half, rim], h * 1.5, mats[2]))
  return list
}

/** A pair of wheels on one axle at x; `track` is the distance from the middle to the tyre's outer face. */
export function axle(
  wheel: readonly Mesh[],
  x: number,
  track: number,
  width: number,
  radius: number,
): Mesh[] {
  return wheel.flatMap((m) => [
    placed(m, x, track - width / 2, radius),
    placed(m, x, -(track - width / 2), radius, Math.PI),
  ])
}
