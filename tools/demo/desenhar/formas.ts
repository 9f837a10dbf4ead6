// The small alphabet of shapes: signed distances, smooth unions and curves through points. Pure arithmetic.
// Smooth operations take a radius in metres; a radius above the thickness of a part swallows it.
import type { Implicit } from './malha.ts'

export const clamp = (v: number, lo: number, hi: number) => (v < lo ? lo : v > hi ? hi : v)
export const mix = (a: number, b: number, t: number) => a + (b - a) * t
export const smooth = (a: number, b: number, v: number) => {
  const t = clamp((v - a) / (b - a), 0, 1)
  return t * t * (3 - 2 * t)
}

export function smin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}
export const smax = (a: number, b: number, k: number) => -smin(-a, -b, k)

/** Box around (cx,cy,cz) with half sizes and rounded edges of radius r. */
export function box(
  x: number,
  y: number,
  z: number,
  [cx, cy, cz]: readonly [number, number, number],
  [hx, hy, hz]: readonly [number, number, number],
  r: number,
): number {
  const dx = Math.abs(x - cx) - hx + r
  const dy = Math.abs(y - cy) - hy + r
  const dz = Math.abs(z - cz) - hz + r
  const out = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
  return out + Math.min(Math.max(dx, dy, dz), 0) - r
}

/** Round bar from a to b whose radius may change from ra to rb. */
export function bar(
  x: number,
  y: number,
  z: number,
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  ra: number,
  rb = ra,
): number {
  const bx = b[0] - a[0]
  const by = b[1] - a[1]
  const bz = b[2] - a[2]
  const px = x - a[0]
  const py = y - a[1]
  const pz = z - a[2]
  const t = clamp((px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz), 0, 1)
  return Math.hypot(px - bx * t, py - by * t, pz - bz * t) - mix(ra, rb, t)
}

export function ellipsoid(
  x: number,
  y: number,
  z: number,
  [cx, cy, cz]: readonly [number, number, number],
  [rx, ry, rz]: readonly [number, number, number],
): number {
  const ax = (x - cx) / rx
  const ay = (y - cy) / ry
  const az = (z - cz) / rz
  const k0 = Math.hypot(ax, ay, az)
  const k1 = Math.hypot(ax / rx, ay / ry, az / rz)
  return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1
}

/** Cylinder along y. */
export function cylinderY(
  x: number,
  y: number,
  z: number,
  [cx, cy, cz]: readonly [number, number, number],
  radius: number,
  half: number,
  round: number,
): number {
  const a = Math.hypot(x - cx, z - cz) - radius + round
  const b = Math.abs(y - cy) - half + round
  return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - round
}

/** Left and right alike. */
export const mirrored =
  (f: Implicit): Implicit =>
  (x, y, z) =>
    f(x, Math.abs(y), z)

/** Monotone cubic through points sorted by x, tabulated because a body asks millions of times. */
export function curve(points: readonly (readonly [number, number])[]): (x: number) => number {
  const p = [...points].sort((a, b) => a[0] - b[0])
  const n = p.length
  const slope = p.slice(1).map((q, i) => (q[1] - p[i]![1]) / (q[0] - p[i]![0]))
  const m = p.map((_, i) => {
    if (i === 0) return slope[0]!
    if (i === n - 1) return slope[n - 2]!
    const a = slope[i - 1]!
    const b = slope[i]!
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b)
  })
  const x0 = p[0]![0]
  const x1 = p[n - 1]![0]
  const size = 1024
  const table = new Float64Array(size + 1)
  for (let s = 0, i = 0; s <= size; s++) {
    const x = x0 + ((x1 - x0) * s) / size
    while (i < n - 2 && x > p[i + 1]![0]) i++
    const h = p[i + 1]![0] - p[i]![0]
    const t = (x - p[i]![0]) / h
    const t2 = t * t
    const t3 = t2 * t
    table[s] =
      (2 * t3 - 3 * t2 + 1) * p[i]![1] +
      (t3 - 2 * t2 + t) * h * m[i]! +
      (3 * t2 - 2 * t3) * p[i + 1]![1] +
      (t3 - t2) * h * m[i + 1]!
  }
  const k = size / (x1 - x0)
  return (x) => {
    const s = clamp((x - x0) * k, 0, size - 1e-6)
    const i = Math.floor(s)
    return table[i]! + (table[i + 1]! - table[i]!) * (s - i)
  }
}

const hash = (x: number, y: number, z: number) => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647 - 61)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth value noise, 0 to 1, the same on every machine. */
export function noise(x: number, y: number, z: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const zi = Math.floor(z)
  const u = x - xi
  const v = y - yi
  const w = z - zi
  const su = u * u * (3 - 2 * u)
  const sv = v * v * (3 - 2 * v)
  const sw = w * w * (3 - 2 * w)
  const plane = (k: number) =>
    mix(
      mix(hash(xi, yi, k), hash(xi + 1, yi, k), su),
      mix(hash(xi, yi + 1, k), hash(xi + 1, yi + 1, k), su),
      sv,
    )
  return mix(plane(zi), plane(zi + 1), sw)
}

/** Three octaves of noise, about 0 to 1. */
export const cloudy = (x: number, y: number, z: number) =>
  noise(x, y, z) * 0.57 +
  noise(x * 2.1, y * 2.1, z * 2.1 + 7) * 0.29 +
  noise(x * 4.3, y * 4.3, z * 4.3 + 3) * 0.14

/** Grain for dirt and rust shaders. */
export const grain = (x: number, y: number, z: number) =>
  noise(x * 6, y * 6, z * 6) * 0.6 + noise(x * 17, y * 17, z * 17) * 0.4
