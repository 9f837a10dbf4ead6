// Damage: the front folds, the skin buckles, paint goes dull, dusty and rusty. Works on any implicit body.
import { clamp, cloudy, grain, noise, smooth } from '../formas.ts'
import type { Implicit } from '../malha.ts'
import type { Shader } from '../tela.ts'

type Size = { length: number; height: number }

/** Bends space before the body is asked, strongest at the front left corner. */
export function crush(fn: Implicit, { length }: Size): Implicit {
  const from = length * 0.24
  return (x, y, z) => {
    const k = smooth(from, length / 2 - 0.1, x) * (0.65 + 0.35 * smooth(-0.7, 0.7, y))
    const buckle = (noise(x * 4.2, y * 3.4, z * 3.1) - 0.5) * 0.2 * k
    const fold = Math.max(0, Math.sin((x - from) * 7.5)) * 0.14 * k * smooth(0.6, 0.95, z)
    const dent = 0.07 * Math.exp(-(((x + 0.5) / 0.35) ** 2) - ((z - 0.62) / 0.2) ** 2) * smooth(0.3, 0.8, y)
    return fn(x + k * 0.3 + buckle, y + Math.sign(y) * (dent + buckle * 0.5), z - fold - buckle * 0.6)
  }
}

/** The same skin after the accident and some months in the open. */
export function wreckShader(skin: Shader, { length, height }: Size): Shader {
  return (s, x, y, z) => {
    const front = smooth(length * 0.2, length * 0.42, x)
    skin(s, x + front * 0.3, y, z)
    const g = grain(x, y, z)
    const dust =
      smooth(0.3, 0.8, cloudy(x * 1.6, y * 1.6, z * 1.6)) * 0.45 + 0.25 * smooth(height * 0.5, 0, z)
    if (s.glass > 0) {
      const crack = Math.min(
        Math.abs(noise(y * 5, z * 5, x * 3) - 0.5),
        Math.abs(noise(y * 9 + 4, z * 9, 2) - 0.5),
      )
      if (x > 0.1 && crack < 0.012) {
        s.glass = 0
        s.r = s.g = s.b = 0.75
      } else s.glass *= 0.75
      return
    }
    const bare = front * smooth(0.57, 0.66, g)
    const rust = front * smooth(0.62, 0.72, cloudy(x * 5, y * 5, z * 5))
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
