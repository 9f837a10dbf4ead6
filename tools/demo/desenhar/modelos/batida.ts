// Damage: the front folds, the skin buckles, paint goes dull, dusty and rusty. Works on any implicit body.
import { clamp, cloudy, grain, noise, smooth } from '../formas.ts'
import type { Implicit } from '../malha.ts'
import type { Shader, Surface } from '../tela.ts'

type Size = { length: number; height: number }

/** Bends space before the body is asked, strongest at the front left corner. */
export function crush(fn: Implicit, { length }: Size): Implicit {
  const from = length * 0.24
  return (x, y, z) => {
    const k = smooth(from, length / 2 - 0.1, x) * (0.35 + 0.65 * smooth(-0.6, 0.6, y))
    const buckle = (noise(x * 4.6, y * 4, z * 3.6) - 0.5) * 0.3 * k
    // The bonnet stands up in a ridge, and the bumper is torn off.
    const ridge =
      0.19 *
      Math.exp(-(((x - length * 0.31 - y * 0.12) / 0.13) ** 2)) *
      smooth(0.62, 0.85, z) *
      smooth(0.95, 0.5, Math.abs(y))
    const fold = ridge * (0.7 + 0.6 * noise(y * 3, x * 2, 1))
    const torn = 0.16 * smooth(0.56, 0.5, z) * smooth(length * 0.36, length * 0.42, x)
    const dent = 0.07 * Math.exp(-(((x + 0.5) / 0.35) ** 2) - ((z - 0.62) / 0.2) ** 2) * smooth(0.3, 0.8, y)
    return fn(x + k * 0.42 + torn + buckle, y + Math.sign(y) * (dent + buckle * 0.5), z - fold - buckle * 0.6)
  }
}

/** Where bumper and left lamp are gone: dark frame, and the bare beam across. */
function wounded(s: Surface, x: number, y: number, z: number, length: number): boolean {
  const rough = (cloudy(x * 5, y * 5, z * 5) - 0.5) * 0.16
  const bumper = z < 0.55 + rough * 0.4 && x > length * 0.36
  const lamp = y > 0.36 + rough && z < 0.84 + rough && x > length * 0.34 + (0.9 - z) * 0.2
  if (s.glass > 0 || !(bumper || lamp) || s.nx < 0.1) return false
  const beam = Math.abs(z - 0.46) < 0.045 && Math.abs(y) < 0.62
  const v = beam ? 0.3 : 0.018 + 0.03 * noise(x * 20, y * 20, z * 20)
  s.paint = s.glow = 0
  s.r = v
  s.g = v * 0.97
  s.b = v * 0.94
  s.mirror = beam ? 0.15 : 0.02
  s.rough = 0.5
  return true
}

/** Laminated glass that was hit: rays of uneven length, and broken rings round the place. */
function shattered(a: number, b: number): boolean {
  const far = Math.hypot(a, b)
  if (far > 0.5) return false
  const turn = Math.atan2(b, a) / (2 * Math.PI) + 0.03 * (noise(a * 16, b * 16, 4) - 0.5)
  const ray = turn * 23
  const off = Math.abs(ray - Math.round(ray)) * ((2 * Math.PI * far) / 23)
  if (off < 0.0016 && far < 0.08 + 0.42 * noise(Math.round(ray) * 3.7, 5, 1)) return true
  const ring = far + 0.03 * (noise(turn * 40 + 20, 2, 6) - 0.5)
  return [0.035, 0.085, 0.17].some(
    (r) => Math.abs(ring - r) < 0.0013 && noise(turn * 30 + 9, r * 90, 3) > 0.42,
  )
}

/** The same skin after the accident and some months in the open. */
export function wreckShader(skin: Shader, { length, height }: Size): Shader {
  return (s, x, y, z) => {
    const front = smooth(length * 0.2, length * 0.42, x)
    skin(s, x + front * 0.42 * (0.35 + 0.65 * smooth(-0.6, 0.6, y)), y, z)
    if (wounded(s, x, y, z, length)) return
    const g = grain(x, y, z)
    const dust =
      smooth(0.3, 0.8, cloudy(x * 1.6, y * 1.6, z * 1.6)) * 0.45 + 0.25 * smooth(height * 0.5, 0, z)
    if (s.glass > 0 && x > length * 0.275) {
      s.glass = 0
      s.paint = 1
    }
    if (s.glass > 0) {
      if (x > 0.1 && s.nx > 0.3 && (shattered(y - 0.28, z - 1.2) || shattered(y + 0.34, z - 1.06))) {
        s.glass = 0
        s.r = s.g = s.b = 0.7
      } else s.glass *= 0.75
      return
    }
    const bare = front * smooth(0.66, 0.72, g) * 0.8
    const rust = front * smooth(0.5, 0.6, cloudy(x * 5, y * 5, z * 5))
    const k = clamp(dust, 0, 0.7)
    s.r = s.r * (1 - k) + 0.3 * k
    s.g = s.g * (1 - k) + 0.26 * k
    s.b = s.b * (1 - k) + 0.2 * k
    s.paint *= 1 - k * 0.7
    s.mirror *= 1 - k
    if (bare > 0) {
      s.paint *= 1 - bare
      s.r = s.r * (1 - bare) + (rust > 0.3 ? 0.22 : 0.3) * bare
      s.g = s.g * (1 - bare) + (rust > 0.3 ? 0.09 : 0.3) * bare
      s.b = s.b * (1 - bare) + (rust > 0.3 ? 0.04 : 0.3) * bare
      s.mirror *= 1 - bare
    }
  }
}
