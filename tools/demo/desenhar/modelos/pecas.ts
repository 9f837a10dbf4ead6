// Materials and small helpers that the builders of trucks, machines, boats and the like share.
import { clamp, noise } from '../formas.ts'
import type { Shader, Surface } from '../tela.ts'
import { WHEEL_SHADERS } from '../rodas.ts'

export function matt(s: Surface, r: number, g: number, b: number, mirror = 0, rough = 0.4): void {
  s.paint = 0
  s.glass = 0
  s.r = r
  s.g = g
  s.b = b
  s.mirror = mirror
  s.rough = rough
}

export function coat(s: Surface): void {
  s.paint = 1
  s.mirror = 0.05
}

export const BLACK: Shader = (s) => matt(s, 0.02, 0.02, 0.021, 0.03)
export const FRAME: Shader = (s) => matt(s, 0.035, 0.035, 0.038, 0.04)
export const CLOTH: Shader = (s) => matt(s, 0.05, 0.05, 0.055)
export const CHROME: Shader = (s) => {
  matt(s, 0.7, 0.7, 0.72, 0.62, 0.06)
  s.metal = 0.9
}
export const STEEL: Shader = (s) => {
  matt(s, 0.34, 0.34, 0.35, 0.25, 0.3)
  s.metal = 0.4
}
export const GLASS: Shader = (s) => {
  matt(s, 0.01, 0.012, 0.014, 0.055, 0)
  s.glass = 0.34
}
export const WOOD: Shader = (s, x, y, z) => {
  const k = 0.7 + 0.6 * noise(x * 3, y * 22, z * 22)
  matt(s, 0.28 * k, 0.17 * k, 0.085 * k)
}

/** Order in which every builder lists the wheel's materials after its own. */
export const WHEELS: readonly Shader[] = [WHEEL_SHADERS.pneu, WHEEL_SHADERS.aro, WHEEL_SHADERS.freio]

/** 0 to 1 in a repeating pattern of that period. */
export const wave = (v: number, period: number) => (((v / period) % 1) + 1) % 1

export const redLamp: Shader = (s) => {
  matt(s, 0.5, 0.015, 0.015, 0.06, 0)
  s.glow = 0.25
}
export const amberLamp: Shader = (s) => {
  matt(s, 0.75, 0.3, 0.02, 0.06, 0)
  s.glow = 0.2
}
export const whiteLamp: Shader = (s) => {
  matt(s, 0.8, 0.82, 0.85, 0.3, 0.05)
  s.glow = 0.3
}

/** Distance inside a rectangle with rounded corners; negative inside. */
export function rect(
  a: number,
  b: number,
  ca: number,
  cb: number,
  ha: number,
  hb: number,
  r: number,
): number {
  const x = Math.abs(a - ca) - ha + r
  const y = Math.abs(b - cb) - hb + r
  return Math.hypot(Math.max(x, 0), Math.max(y, 0)) + clamp(Math.max(x, y), -9, 0) - r
}
