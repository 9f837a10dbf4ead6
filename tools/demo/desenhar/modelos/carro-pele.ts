// What a ray finds on the shell of a car: glass, lamps, grille, doors, plates or paint. Decided from the same curves
// that make the body. Order matters: the first region that claims the point wins.
import { clamp, noise, smin, smooth } from '../formas.ts'
import type { Shader, Surface } from '../tela.ts'
import type { Car } from './carro.ts'

type Line = readonly (readonly [number, number])[]

/** Signed distance to a polygon, negative inside. */
export function polygon(px: number, py: number, v: Line): number {
  let d = Number.POSITIVE_INFINITY
  let sign = 1
  for (let i = 0, j = v.length - 1; i < v.length; j = i++) {
    const [ax, ay] = v[i]!
    const [bx, by] = v[j]!
    const ex = bx - ax
    const ey = by - ay
    const wx = px - ax
    const wy = py - ay
    const t = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey), 0, 1)
    d = Math.min(d, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
    const c1 = py >= ay
    const c2 = py < by
    const c3 = ex * wy > ey * wx
    if ((c1 && c2 && c3) || (!c1 && !c2 && !c3)) sign = -sign
  }
  return sign * Math.sqrt(d)
}

export function plain(s: Surface, v: number, mirror: number, rough: number): void {
  s.paint = 0
  s.r = s.g = s.b = v
  s.mirror = mirror
  s.rough = rough
}

export function glassy(s: Surface, through: number): void {
  plain(s, 0.01, 0.055, 0)
  s.glass = through
}

/** A number plate without characters: white field, blue band above, soft grey bars where characters would be. */
export function plate(s: Surface, a: number, b: number): void {
  plain(s, 0.72, 0.03, 0.2)
  if (b > 0.042) {
    s.r = 0.02
    s.g = 0.07
    s.b = 0.32
  } else if (Math.abs(b + 0.012) < 0.03 && Math.abs(a) < 0.165) {
    const slot = Math.abs((((a + 0.165) / 0.047) % 1) - 0.5)
    if (slot < 0.32) s.r = s.g = s.b = 0.34
  }
}

/** Glass areas; positive = inside the pane. */
function panes(car: Car, s: Surface, x: number, y: number, z: number): boolean {
  const { spec, curves } = car
  const ay = Math.abs(y)
  const xs = curves.bent(x, y)
  const side = curves.half(x, z)
  const edgeBlack = (d: number, through: number) => {
    if (d < -0.016) return false
    if (d < 0.012) plain(s, 0.012, 0.05, 0.1)
    else glassy(s, through)
    return true
  }
  if (s.nx > 0.2 && ay < side - 0.05 && s.nx > Math.abs(s.ny) * 0.8) {
    const d = smin(
      smin(side - 0.075 - ay, (spec.screen[0] - xs) * 0.8, 0.08),
      (xs - spec.screen[1]) * 0.9,
      0.08,
    )
    if (z > curves.belt(x) + 0.02 && edgeBlack(d, 0.5)) return true
  }
  if (spec.backlight && s.nx < -0.22 && -s.nx > Math.abs(s.ny) * 0.8 && z > spec.backlight[0] - 0.03) {
    const split = spec.windows.pillars.length === 0 ? ay - 0.03 : 1
    const d = smin(
      smin(smin(side - 0.1 - ay, z - spec.backlight[0], 0.06), spec.backlight[1] - z, 0.06),
      split,
      0.03,
    )
    if (edgeBlack(d, 0.34)) return true
  }
  if (Math.abs(s.ny) < 0.5) return false
  const roof = (curves.top(x, y) - spec.windows.drop - z) * 0.8
  const back = x - spec.windows.rear + spec.windows.slant * (z - curves.belt(x))
  const d = smin(smin(z - curves.belt(x) - 0.02, roof, 0.05), back, 0.06)
  if (d < -0.014) return false
  for (const p of spec.windows.pillars)
    if (Math.abs(x - p + 0.1 * (z - curves.belt(x))) < 0.034) {
      plain(s, 0.012, 0.05, 0.05)
      return true
    }
  return edgeBlack(d, 0.34)
}

function headlamp(s: Surface, y: number, z: number, d: number): void {
  plain(s, 0.1, 0.06, 0)
  const cell = Math.abs(((((y + 3) % 0.115) + 0.115) % 0.115) - 0.0575)
  const ring = Math.hypot(cell, d * 0.9 + 0.042)
  if (d > -0.01) plain(s, 0.02, 0.06, 0)
  else if (d > -0.02) {
    plain(s, 1, 0.06, 0)
    s.glow = 0.75
  } else if (ring < 0.026) {
    plain(s, 0.75, 0.5, 0.05)
    s.glow = 0.12
  } else if (ring < 0.034) plain(s, 0.5, 0.7, 0.05)
  else {
    plain(s, 0.16 + 0.1 * noise(y * 60, z * 60, 1), 0.22, 0.1)
  }
}

function taillamp(s: Surface, d: number, z: number): void {
  s.r = 0.42
  s.g = 0.012
  s.b = 0.015
  s.mirror = 0.06
  if (d > -0.008) plain(s, 0.03, 0.05, 0)
  else if (d < -0.02 && d > -0.034) {
    s.r = 0.9
    s.g = 0.06
    s.b = 0.05
    s.glow = 0.55
  } else if (Math.abs((z * 40) % 1) < 0.12) s.r = 0.3
}

function ends(car: Car, s: Surface, x: number, y: number, z: number): boolean {
  const { spec } = car
  const ay = Math.abs(y)
  const half = spec.length / 2
  if (x > half - 0.62) {
    const head = polygon(ay, z, spec.head)
    if (head < 0 && x > half - spec.wrap[0] - 0.1 && (s.nx > 0.02 || ay > spec.width / 2 - 0.2)) {
      const cut = Math.max(head, half - spec.wrap[0] - 0.06 - x + (0.8 - z) * 0.2)
      if (cut < 0) {
        headlamp(s, y, z, cut)
        return true
      }
    }
    if (s.nx > 0.3) return nose(car, s, y, z)
  }
  if (x < -half + 0.6) {
    const lamp = Math.max(polygon(ay, z, spec.lamp), x + half - spec.wrap[1])
    if (lamp < 0) {
      taillamp(s, lamp, z)
      return true
    }
    if (s.nx < -0.3) return tail(car, s, y, z)
  }
  return false
}

function nose({ spec }: Car, s: Surface, y: number, z: number): boolean {
  const ay = Math.abs(y)
  if (Math.abs(z - spec.plates[0]) < 0.068 && ay < 0.205) {
    plate(s, y, z - spec.plates[0])
    return true
  }
  const grille = polygon(ay, z, spec.grille)
  const middle = (spec.grille[0]![1] + spec.grille[spec.grille.length - 1]![1]) / 2
  const badge = Math.hypot(y, (z - middle) * 1.25)
  if (badge < 0.06) {
    plain(s, badge < 0.045 ? 0.5 : 0.7, 0.6, 0.08)
    s.metal = 0.8
    return true
  }
  if (grille < 0) {
    const bars = Math.abs((z * 26) % 1) < 0.42
    plain(s, grille > -0.012 ? 0.55 : bars ? 0.06 : 0.01, grille > -0.012 ? 0.55 : bars ? 0.09 : 0.02, 0.15)
    return true
  }
  const intake = polygon(ay, z, spec.intake)
  if (intake < 0) {
    const mesh =
      Math.abs(((y * 28 + z * 14) % 1) + 1) % 1 < 0.3 || Math.abs(((y * 28 - z * 14) % 1) + 1) % 1 < 0.3
    plain(s, intake > -0.015 ? 0.035 : mesh ? 0.04 : 0.008, 0.03, 0.3)
    return true
  }
  const fog = Math.hypot(ay - spec.width / 2 + 0.2, (z - spec.intake[2]![1] + 0.06) * 1.2)
  if (fog < 0.075) {
    plain(s, fog < 0.05 ? 0.6 : 0.02, fog < 0.05 ? 0.4 : 0.04, 0.1)
    return true
  }
  return false
}

function tail({ spec }: Car, s: Surface, y: number, z: number): boolean {
  const ay = Math.abs(y)
  const pz = spec.plates[1]
  if (Math.abs(z - pz) < 0.068 && ay < 0.205) {
    plate(s, y, z - pz)
    return true
  }
  if (Math.abs(z - pz) < 0.09 && ay < 0.26) {
    plain(s, 0.02, 0.03, 0.2)
    return true
  }
  const mark = Math.hypot(y, z - pz - 0.2)
  if (mark < 0.045) {
    plain(s, 0.65, 0.6, 0.08)
    s.metal = 0.8
    return true
  }
  if (z < spec.clearance + 0.2 && ay < spec.width / 2 - 0.16) {
    plain(s, 0.03, 0.03, 0.4)
    return true
  }
  if (
    Math.abs(z - spec.clearance - 0.27) < 0.022 &&
    ay > spec.width / 2 - 0.36 &&
    ay < spec.width / 2 - 0.1
  ) {
    plain(s, 0.4, 0.06, 0)
    s.g = s.b = 0.015
    return true
  }
  return false
}

/** Distance to the nearest gap between panels. */
function seams({ spec, curves, arch }: Car, s: Surface, x: number, y: number, z: number): number {
  const ay = Math.abs(y)
  const belt = curves.belt(x)
  let d = 1
  const sill = spec.clearance + 0.13
  if (Math.abs(s.ny) > 0.45) {
    const lean =
      z < belt ? 0.03 * Math.sin((z - sill) * 3.4) : 0.03 * Math.sin((belt - sill) * 3.4) - 0.1 * (z - belt)
    if (z > sill && z < curves.top(x, y) - 0.05)
      for (const p of spec.doors) if (arch(x, z) > 0.015) d = Math.min(d, Math.abs(x - p - lean))
    const first = spec.doors[0]! + 0.03
    const last = spec.doors[spec.doors.length - 1]!
    if (x < first && x > last && arch(x, z) > 0.02) d = Math.min(d, Math.abs(z - sill))
    const bump = x > 0 ? x - spec.axles[0] : spec.axles[1] - x
    if (bump > spec.wheel.radius + 0.03 && z < belt - 0.1)
      d = Math.min(d, Math.abs(z - spec.wheel.radius * 2 - 0.04 - bump * 0.16))
    if (x < spec.axles[1] + 0.16 && x > spec.axles[1] - 0.06 && !spec.bed) {
      const q = Math.max(Math.abs(x - spec.axles[1] - 0.05), Math.abs(z - belt + 0.13)) - 0.075
      if (y < 0) d = Math.min(d, Math.abs(q))
    }
  }
  if (s.nz > 0.5 && x > spec.screen[0] + 0.02) {
    d = Math.min(d, Math.abs(ay - curves.half(x, z) + 0.115))
    d = Math.min(d, Math.abs(x - curves.front(0.7, y) + 0.13))
  }
  if (s.nx < -0.3 && spec.backlight && z > spec.plates[1] - 0.12) {
    if (!spec.bed)
      d = Math.min(
        d,
        Math.abs(
          ay - curves.half(x, z) + 0.085 + 0.1 * smooth(spec.plates[1] + 0.1, spec.plates[1] - 0.1, z),
        ),
      )
    d = Math.min(d, Math.abs(z - spec.plates[1] + 0.115))
  }
  return d
}

/** The whole skin of one car. */
export function carShader(car: Car): Shader {
  const { spec, curves, arch } = car
  return (s, x, y, z) => {
    const well = arch(x, z)
    const ay = Math.abs(y)
    if (well < -0.006 || z < spec.clearance + 0.035) {
      plain(s, 0.014, 0, 0)
      return
    }
    if (z > curves.belt(x) - 0.03 && panes(car, s, x, y, z)) return
    if (ends(car, s, x, y, z)) return
    if (
      spec.bed &&
      x < spec.bed.to + 0.02 &&
      x > spec.bed.from - 0.02 &&
      ay < spec.width / 2 - 0.085 &&
      z > spec.bed.floor - 0.05
    ) {
      const rib = s.nz > 0.6 && Math.abs(((y * 7) % 1) + 1) % 1 < 0.5
      plain(s, rib ? 0.045 : 0.03, 0.03, 0.4)
      return
    }
    if ((spec.clad && (well < 0.055 || z < spec.clearance + 0.15)) || z < spec.clearance + 0.075) {
      plain(s, 0.035, 0.03, 0.5)
      return
    }
    s.paint = 1
    s.mirror = 0.05
    const d = seams(car, s, x, y, z)
    if (d < 0.0045) {
      s.paint = 0.06
      s.r = s.g = s.b = 0.01
      s.mirror = 0
    } else if (d < 0.011) s.nz -= 0.12
  }
}
