// The yard behind the goods: ground, wall, warehouse, trees and sky, all as arithmetic on a ray, so that mirrors and
// glass see the same place as the camera. Yard space: x right, y away from the camera, z up, metres.
// The vehicle turns, the yard stays: a 360° turn then has one background in all frames.
import { clamp, cloudy, mix, noise, smooth } from './formas.ts'

/** asfalto: parking yard. grama: garden before a house. agua: pier. hangar: apron of an airfield. */
export type Ground = 'asfalto' | 'grama' | 'agua' | 'hangar'
export type Yard = {
  ground: Ground
  wall: readonly [number, number, number]
  stripe: readonly [number, number, number]
  shed: number
  seed: number
  /** The hour: a factor for red, green and blue of the finished picture. */
  light: readonly [number, number, number]
}

/** Towards the sun, in yard space: low on the left and behind the camera, a late warm afternoon. */
export const SUN: readonly [number, number, number] = [-0.56, -0.62, 0.55]
export const SUN_COLOUR: readonly [number, number, number] = [2.75, 2.4, 1.95]

/** What a ray meets: light when it is sky, otherwise a matt surface to be lit. Reused to spare the collector. */
export type Seen = {
  t: number
  sky: boolean
  ground: boolean
  r: number
  g: number
  b: number
  nx: number
  ny: number
  nz: number
}
export const newSeen = (): Seen => ({ t: 0, sky: true, ground: false, r: 0, g: 0, b: 0, nx: 0, ny: 0, nz: 1 })

const WALL_Y = 15
const WALL_Z = 2.5
const SHED_Y = 24

function paint(s: Seen, r: number, g: number, b: number): void {
  s.r = r
  s.g = g
  s.b = b
}

/** Light from the open sky in a unit direction; `rough` above 0 leaves out clouds and the small sun. */
export function skyLight(s: Seen, dx: number, dy: number, dz: number, rough: number): void {
  const up = clamp(dz, 0, 1)
  const t = Math.pow(up, 0.52)
  let r = mix(1.02, 0.2, t)
  let g = mix(0.98, 0.42, t)
  let b = mix(0.95, 0.86, t)
  const toSun = dx * SUN[0] + dy * SUN[1] + dz * SUN[2]
  const glow = Math.pow(clamp(toSun, 0, 1), 6) * 0.35 + Math.pow(clamp(toSun, 0, 1), 60) * 1.2
  r += glow
  g += glow * 0.86
  b += glow * 0.66
  if (rough === 0 && dz > 0.01) {
    const cx = dx / (dz + 0.22)
    const cy = dy / (dz + 0.22)
    const c = smooth(0.5, 0.82, cloudy(cx * 0.9 + 3.1, cy * 0.9, 4.2)) * smooth(0.02, 0.2, dz) * 0.62
    r = mix(r, 1.25, c)
    g = mix(g, 1.2, c)
    b = mix(b, 1.16, c)
    if (toSun > 0.9992) {
      r += 9
      g += 8
      b += 6.4
    }
  }
  paint(s, r, g, b)
}

/** Trees and hills along the horizon: a silhouette over the azimuth, shaded by its height. */
function horizon(s: Seen, dx: number, dy: number, dz: number, seed: number): boolean {
  const az = Math.atan2(dx, dy)
  const far = 0.035 + 0.03 * noise(az * 3 + seed, 1.5, 0) + 0.012 * noise(az * 9, 2.5, 0)
  const near =
    0.03 +
    0.1 * Math.pow(noise(az * 5 + seed * 3, 7, 0), 1.5) +
    0.03 * noise(az * 24, 3, 0) +
    0.014 * noise(az * 70, 4, 0)
  if (dz < near) {
    const leaf = cloudy(az * 70, dz * 110, seed)
    const lit = 0.3 + 0.9 * smooth(-0.2, 1.1, dz / near) * (0.15 + 1.3 * leaf)
    paint(s, 0.15 * lit, 0.19 * lit, 0.085 * lit)
    return true
  }
  if (dz < far) {
    paint(s, 0.5, 0.58, 0.62)
    return true
  }
  return false
}

function asphalt(s: Seen, x: number, y: number, seed: number): void {
  const big = cloudy(x * 0.35 + seed, y * 0.35, 1)
  const fine = noise(x * 38, y * 38, 2) * 0.5 + noise(x * 90, y * 90, 3) * 0.5
  let v = 0.115 + 0.05 * big + 0.028 * (fine - 0.5)
  v *= 1 - 0.16 * smooth(0.62, 0.75, cloudy(x * 0.8 + 9, y * 0.8, seed + 5))
  let r = v * 1.05
  let g = v
  let b = v * 0.97
  // Parking marks: a row of bays behind the vehicle and one long line before it.
  const bay = Math.abs(((((x + 1.6) % 3.2) + 3.2) % 3.2) - 1.6)
  const mark = Math.max(
    y > 5 && y < 10.6 ? smooth(0.065, 0.055, bay) : 0,
    smooth(0.075, 0.062, Math.abs(y - 10.6)),
    smooth(0.075, 0.062, Math.abs(y + 3.6)),
  )
  const worn = mark * smooth(0.25, 0.5, cloudy(x * 3, y * 3, 8)) * 0.85
  r = mix(r, 0.62, worn)
  g = mix(g, 0.61, worn)
  b = mix(b, 0.57, worn)
  paint(s, r, g, b)
}

function concrete(s: Seen, x: number, y: number, seed: number): void {
  const v = 0.185 + 0.05 * cloudy(x * 0.4, y * 0.4, seed) + 0.02 * (noise(x * 45, y * 45, 1) - 0.5)
  const joint = Math.min(Math.abs((((x % 5) + 5) % 5) - 2.5), Math.abs((((y % 5) + 5) % 5) - 2.5))
  const k = mix(0.62, 1, smooth(0.01, 0.03, joint))
  let [r, g, b] = [v * 1.03 * k, v * k, v * 0.95 * k]
  const yellow = smooth(0.09, 0.075, Math.abs(y + 4.2)) * 0.75
  r = mix(r, 0.68, yellow)
  g = mix(g, 0.47, yellow)
  b = mix(b, 0.06, yellow)
  paint(s, r, g, b)
}

function lawn(s: Seen, x: number, y: number, seed: number): void {
  const blades = noise(x * 26, y * 26, 5) * 0.6 + noise(x * 61, y * 61, 6) * 0.4
  const v = 0.62 + 0.3 * cloudy(x * 0.5, y * 0.5, seed) + 0.5 * (blades - 0.5)
  paint(s, 0.115 * v, 0.205 * v, 0.05 * v)
  // The pavement and the street before the plot.
  if (y < -7.5) {
    const kerb = y > -7.8
    const c = kerb ? 0.5 : y > -9.6 ? 0.4 + 0.05 * cloudy(x * 2, y * 2, 2) : 0.16 + 0.04 * cloudy(x, y, 3)
    paint(s, c * 1.03, c, c * 0.95)
  }
}

function water(s: Seen, x: number, y: number): void {
  const plank = Math.abs(((((x + 40) % 0.22) + 0.22) % 0.22) - 0.11)
  const k =
    mix(0.5, 1, smooth(0.002, 0.012, 0.11 - plank)) *
    (0.8 + 0.4 * noise(Math.floor((x + 40) / 0.22) * 7.3, y * 0.7, 1))
  paint(s, 0.33 * k, 0.25 * k, 0.175 * k)
}

const GROUNDS: Record<Ground, (s: Seen, x: number, y: number, seed: number) => void> = {
  asfalto: asphalt,
  grama: lawn,
  agua: water,
  hangar: concrete,
}

function wall(s: Seen, yard: Yard, x: number, z: number): void {
  const pier = Math.abs(((((x + 200) % 4) + 4) % 4) - 2)
  const v = 0.93 + 0.12 * cloudy(x * 0.6, z * 1.4, yard.seed) - 0.16 * smooth(0.5, 0, z)
  const shade = pier > 1.82 ? 1.08 : pier > 1.78 ? 0.72 : 1
  const [r, g, b] = z < 0.75 ? yard.stripe : z > WALL_Z - 0.12 ? ([0.52, 0.5, 0.47] as const) : yard.wall
  const k = v * shade
  paint(s, r * k, g * k, b * k)
}

function shed(s: Seen, yard: Yard, x: number, z: number): boolean {
  const cx = x - yard.shed
  if (Math.abs(cx) > 13) return false
  const roof = 6.4 + 2.2 * (1 - Math.abs(cx) / 13)
  if (z > roof) return false
  if (z > roof - 0.35) {
    paint(s, 0.2, 0.23, 0.27)
    return true
  }
  const rib = 0.88 + 0.12 * Math.cos(x * 21)
  const door = Math.abs(Math.abs(cx) - 5.2) < 2.3 && z < 4.4
  const windows = z > 5 && z < 5.7 && Math.abs((((cx % 3) + 3) % 3) - 1.5) < 1.05
  if (door) {
    const slat = 0.85 + 0.15 * Math.cos(z * 26)
    paint(s, 0.36 * slat, 0.4 * slat, 0.44 * slat)
  } else if (windows) paint(s, 0.24, 0.32, 0.4)
  else paint(s, 0.4 * rib, 0.43 * rib, 0.45 * rib)
  return true
}

/** Follows a ray through the yard. The direction must be of unit length. */
export function look(
  s: Seen,
  yard: Yard,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  s.sky = false
  s.ground = false
  let limit = 1e9
  if (dz < -1e-5) {
    limit = -oz / dz
    if (limit > 160) limit = 1e9
  }
  if (dy > 1e-5 && yard.ground !== 'agua') {
    const tw = (WALL_Y - oy) / dy
    const zw = oz + dz * tw
    if (tw > 0 && tw < limit && zw < WALL_Z && yard.ground !== 'hangar') {
      s.t = tw
      s.nx = 0
      s.ny = -1
      s.nz = 0
      wall(s, yard, ox + dx * tw, zw)
      return
    }
    const ts = (SHED_Y - oy) / dy
    if (ts > 0 && ts < limit && yard.ground !== 'grama' && shed(s, yard, ox + dx * ts, oz + dz * ts)) {
      s.t = ts
      s.nx = 0
      s.ny = -1
      s.nz = 0
      return
    }
  }
  if (limit < 1e9) {
    s.t = limit
    s.ground = true
    s.nx = 0
    s.ny = 0
    s.nz = 1
    const gx = ox + dx * limit
    const gy = oy + dy * limit
    GROUNDS[yard.ground](s, gx, gy, yard.seed)
    if (yard.ground === 'agua' && gy > 6) sea(s, gx, gy, dx, dy, dz)
    return
  }
  s.t = 200
  s.sky = true
  if (dz > 0.2 || !horizon(s, dx, dy, dz, yard.seed)) skyLight(s, dx, dy, dz, 0)
}

/** Open water beyond the pier: a mirror with small waves. */
function sea(s: Seen, x: number, y: number, dx: number, dy: number, dz: number): void {
  const ripple = (noise(x * 1.4, y * 3.2, 1) - 0.5) * 0.16 + (noise(x * 4, y * 9, 2) - 0.5) * 0.08
  const up = clamp(-dz + ripple * 0.6, 0.01, 1)
  const fresnel = 0.04 + 0.96 * Math.pow(1 - up, 4)
  skyLight(s, dx, dy, up, 1)
  s.sky = true
  s.ground = false
  paint(s, mix(0.035, s.r, fresnel), mix(0.11, s.g, fresnel), mix(0.14, s.b, fresnel))
}
