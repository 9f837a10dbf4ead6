// Small damages on any body: where a ray lands inside a wound, the surface is changed after its own shader. Dents bend the
// normal, so the same light shows them; nothing is painted onto the finished picture.
import { clamp, cloudy, mix, noise, smooth } from './formas.ts'
import type { Model, Surface } from './tela.ts'

export type Face = 'frente' | 'traseira' | 'esquerda' | 'direita' | 'cima'
/** Place on the face in metres: sides (x, z), front and rear (y, z), above (x, y). */
export type Ferida = {
  tipo: keyof typeof EFEITOS
  face: Face
  em: readonly [number, number]
  /** Half width and half height. */
  tamanho: readonly [number, number]
  /** Turned within the face, degrees. */
  giro?: number
  forca?: number
  /** On front, rear and sides: nothing nearer to the middle of the goods than so many metres. */
  desde?: number
}

/** A point inside a wound: metres from its middle along its own axes, and shares of its half sizes. */
type Ponto = {
  u: number
  v: number
  hu: number
  hv: number
  forca: number
  /** Adds the slope of a depth (metres inwards) to the normal. */
  fundo: (depth: (u: number, v: number) => number) => void
}
type Efeito = (s: Surface, p: Ponto) => void

const AXES: Record<Face, { a: 0 | 1 | 2; b: 0 | 1 | 2; n: 0 | 1 | 2; sign: 1 | -1 }> = {
  frente: { a: 1, b: 2, n: 0, sign: 1 },
  traseira: { a: 1, b: 2, n: 0, sign: -1 },
  esquerda: { a: 0, b: 2, n: 1, sign: 1 },
  direita: { a: 0, b: 2, n: 1, sign: -1 },
  cima: { a: 0, b: 1, n: 2, sign: 1 },
}

function tone(s: Surface, r: number, g: number, b: number, k: number): void {
  s.r = mix(s.r * (1 - s.paint) + r * s.paint, r, k)
  s.g = mix(s.g * (1 - s.paint) + g * s.paint, g, k)
  s.b = mix(s.b * (1 - s.paint) + b * s.paint, b, k)
  s.paint *= 1 - k
  s.mirror *= 1 - k
}

/** Bare or foreign matter instead of what was there. */
function matter(s: Surface, v: number, mirror: number, rough: number): void {
  s.r = s.g = s.b = v
  s.paint = s.glass = s.glow = s.metal = 0
  s.mirror = mirror
  s.rough = rough
}

/** Share of the wound at a point: 1 in the middle, 0 at its uneven rim. */
const within = ({ u, v, hu, hv }: Ponto, uneven = 0.3): number =>
  smooth(1, 0.55, Math.hypot(u / hu, v / hv) + uneven * (noise(u * 14, v * 14, 3) - 0.5))

const bowl = (hu: number, hv: number, deep: number) => (u: number, v: number) => {
  const a = u / hu + 0.22 * (noise(u * 9, v * 9, 1) - 0.5)
  const b = v / hv + 0.22 * (noise(u * 9, v * 9, 5) - 0.5)
  const fold = b - 0.22 * Math.sin(a * 2.2) + 0.1
  const ridge = Math.exp(-((fold / 0.13) ** 2)) * smooth(0.85, 0.2, Math.abs(a))
  return deep * (smooth(1, 0, Math.hypot(a, b)) + 0.34 * ridge)
}

const amassado: Efeito = (s, p) => {
  if (s.glass > 0) return
  p.fundo(bowl(p.hu, p.hv, Math.min(p.hu, p.hv) * 0.46 * p.forca))
  // The paint has cracked along the fold.
  const a = p.u / p.hu
  const fold = p.v / p.hv - 0.22 * Math.sin(a * 2.2) + 0.1
  const chip =
    noise(p.u * 90, p.v * 90, 2) * smooth(0.11, 0.02, Math.abs(fold)) * smooth(0.6, 0.1, Math.abs(a))
  if (p.forca >= 1 && chip > 0.5) matter(s, chip > 0.62 ? 0.2 : 0.42, 0.02, 0.5)
}

/** One stroke: its distance from the middle line, and whether it is there at all. */
function stroke(s: Surface, off: number, wide: number, there: number): void {
  const d = Math.abs(off) / wide
  if (d > 1.7 || there < 0.35) return
  // Bare filler in the groove, the lifted coat along one side.
  if (d < 0.6) matter(s, 0.06 + 0.08 * there, 0.02, 0.4)
  else tone(s, off > 0 ? 0.7 : 0.12, off > 0 ? 0.7 : 0.12, off > 0 ? 0.68 : 0.12, d < 1.1 ? 0.7 : 0.25)
}

const lines = (count: number, wide: number, wild: number): Efeito => {
  return (s, p) => {
    if (s.glass > 0) return
    for (let i = 0; i < count; i++) {
      const at = count === 1 ? 0 : (noise(i * 7.3, 2.1, 9) * 2.2 - 1.1) * p.hv
      const lean = (noise(i * 3.7, 8.4, 1) - 0.5) * wild
      const from = count === 1 ? -1 : -1 + 1.1 * noise(i * 5.1, 1.7, 4)
      const to = count === 1 ? 1 : 1 - 1.1 * noise(i * 2.9, 6.3, 7)
      if (p.u < from * p.hu || p.u > to * p.hu) continue
      const wave = at + lean * p.u + 0.006 * (noise(p.u * 7, i * 3, 5) - 0.5)
      const fade = smooth(0, 0.12, (p.u - from * p.hu) / p.hu) * smooth(0, 0.12, (to * p.hu - p.u) / p.hu)
      stroke(
        s,
        p.v - wave,
        wide * p.forca * (0.45 + 0.8 * noise(p.u * 26, i, 3)) * (0.3 + 0.7 * fade),
        fade * (0.55 + 0.6 * noise(p.u * 16, i * 2, 8)),
      )
    }
  }
}

/** Scratches that only the clear coat has. */
const riscosFinos: Efeito = (s, p) => {
  if (s.paint < 0.5) return
  const k = within(p)
  const hair = (t: number, i: number) => Math.abs(noise(t * 210, i, 3) - 0.5) < 0.035
  const a = hair(p.v + 0.24 * p.u + 0.02 * noise(p.u * 5, 1, 1), 1) && noise(p.u * 5, p.v * 30, 4) > 0.5
  const b = hair(p.v - 0.55 * p.u + 0.03 * noise(p.u * 4, 7, 1), 2) && noise(p.u * 6, p.v * 22, 9) > 0.55
  if (k > 0.2 && (a || b)) tone(s, 0.5, 0.5, 0.5, 0.42 * k)
}

/** Clear coat gone, colour chalky, and bare patches where it peeled. */
const queimada: Efeito = (s, p) => {
  if (s.paint < 0.5) return
  const k = within(p, 0.8) * smooth(0.36, 0.62, cloudy(p.u * 5, p.v * 5, 2))
  const peeled = within(p, 0.5) * smooth(0.6, 0.63, cloudy(p.u * 9 + 4, p.v * 9, 6))
  if (k > 0) tone(s, 0.52, 0.46, 0.43, 0.5 * k)
  s.mirror *= 1 - within(p, 0.8) * 0.7
  s.rough = Math.max(s.rough, 0.5 * within(p, 0.8))
  if (peeled > 0.5) matter(s, 0.36 + 0.08 * noise(p.u * 60, p.v * 60, 1), 0.01, 0.6)
  else if (peeled > 0.05) tone(s, 0.8, 0.78, 0.75, 0.6)
}

/** Another batch of paint: duller, with orange peel, fading out into the old coat. */
const repintado: Efeito = (s, p) => {
  if (s.paint < 0.5) return
  const edge = Math.max(Math.abs(p.u) / p.hu, Math.abs(p.v) / p.hv)
  const k = smooth(1, 0.72, edge + 0.08 * noise(p.u * 30, p.v * 30, 3))
  const peel = (u: number, v: number) => 0.0007 * p.forca * noise(u * 190, v * 190, 4)
  if (k > 0.1) p.fundo(peel)
  tone(s, 0.3, 0.29, 0.27, 0.3 * k * p.forca)
  s.mirror = Math.max(s.mirror, 0.035 * k)
  s.rough = Math.max(s.rough, 0.16 * k)
}

/** A crack in a pane from a star, with a branch. */
const trinca: Efeito = (s, p) => {
  if (s.glass === 0) return
  const t = p.u + p.hu
  const path = (shift: number) =>
    shift + 0.018 * (noise(t * 22, 3, 1) - 0.5) + 0.006 * (noise(t * 90, 5, 2) - 0.5)
  const main = t > 0 && t < 2 * p.hu ? Math.abs(p.v - path(0)) : 1
  const branch = t > p.hu * 0.9 && t < p.hu * 1.7 ? Math.abs(p.v - path((t - p.hu * 0.9) * 0.55)) : 1
  const star = Math.hypot(p.u + p.hu, p.v)
  const ray =
    star < 0.022 * noise(Math.atan2(p.v, p.u + p.hu) * 3, 1, 1) &&
    Math.abs(((Math.atan2(p.v, p.u + p.hu) * 5) / Math.PI) % 1) < 0.09
  if (star < 0.004 || ray || Math.min(main, branch) < 0.001) {
    matter(s, 0.85, 0.25, 0.2)
    s.glow = 0.25
  } else if (Math.min(main, branch) < 0.0034) {
    tone(s, 0.6, 0.63, 0.62, 0.35)
    s.glass *= 0.6
  }
}

/** The rim of an alloy wheel that met a kerb. */
const ralada: Efeito = (s, p) => {
  if (s.metal < 0.4) return
  const r = Math.hypot(p.u, p.v)
  const rim = p.hu * p.forca
  const turn = Math.atan2(p.v, p.u)
  const worn = smooth(0.42, 0.55, noise(turn * 2.2 + 9, 1, 1)) * smooth(rim * 0.84, rim * 0.93, r)
  if (worn < 0.1) return
  const dash = noise(turn * 15, r * 420, 2)
  if (dash * worn > 0.34) {
    matter(s, dash > 0.6 ? 0.2 : 0.06, 0.05, 0.6)
    s.nz += (dash - 0.5) * 0.5
  }
}

const isTyre = (s: Surface): boolean =>
  s.paint === 0 && s.glass === 0 && s.metal === 0 && Math.abs(s.r - 0.028) < 0.004
/** Tread worn away: a smooth band, grey with use. */
const careca: Efeito = (s, p) => {
  if (!isTyre(s)) return
  const worn = smooth(0.3, 0.6, noise(p.u * 5, p.v * 5, 2))
  s.r = s.g = s.b = 0.05 + 0.035 * worn + 0.012 * noise(p.u * 120, p.v * 120, 4)
  s.rough = 0.7
  s.mirror = 0.01
  // No walls of grooves any more.
  if (Math.abs(s.ny) < 0.85) {
    const len = Math.hypot(s.nx, s.nz) || 1
    s.nx /= len
    s.nz /= len
    s.ny = 0
  }
}
/** Rubber that dried out in the sun: grey, with fine cracks round the side. */
const ressecado: Efeito = (s, p) => {
  if (!isTyre(s)) return
  const r = Math.hypot(p.u, p.v)
  const turn = Math.atan2(p.v, p.u)
  const ring = Math.abs(noise(turn * 9, r * 120, 3) - 0.5)
  const across = Math.abs(noise(turn * 46, r * 26, 6) - 0.5)
  const dust = 0.055 + 0.03 * noise(turn * 5, r * 9, 1)
  s.r = dust * 1.04
  s.g = dust
  s.b = dust * 0.95
  s.mirror = 0
  if (Math.min(ring, across) < 0.028) s.r = s.g = s.b = 0.006
}

/** What a removed sticker leaves: the paint below it kept its colour, the glue its dirt. */
const sombra: Efeito = (s, p) => {
  if (s.paint < 0.5) return
  const disc = Math.hypot(p.u / (p.hv * 0.55) + 1.2, (p.v - p.hv * 0.25) / (p.hv * 0.55)) - 1
  const bar = (v: number, from: number, to: number, h: number) =>
    Math.max(Math.abs(p.u - (from + to) / 2) - (to - from) / 2, Math.abs(p.v - v) - h) / p.hv
  const d = Math.min(
    disc * 0.55,
    bar(p.hv * 0.42, 0, p.hu * 0.9, p.hv * 0.2),
    bar(-p.hv * 0.12, 0, p.hu * 0.7, p.hv * 0.1),
    bar(-p.hv * 0.62, -p.hu * 0.75, p.hu * 0.9, p.hv * 0.12),
  )
  if (d < 0) tone(s, 0.3, 0.32, 0.35, 0.5)
  const glue = smooth(0.05, 0.01, Math.abs(d)) * smooth(0.35, 0.6, noise(p.u * 50, p.v * 50, 3))
  if (glue > 0.05) tone(s, 0.2, 0.17, 0.13, 0.55 * glue)
}

/** Plastic of a lamp gone yellow and blind. */
const opaco: Efeito = (s, p) => {
  if (s.paint > 0.2 || s.glass > 0 || Math.abs(p.u) > p.hu) return
  const k = 0.72 * (0.75 + 0.4 * noise(p.u * 12, p.v * 30, 2)) * p.forca
  if (s.r + s.g + s.b < 0.09) return
  s.glow *= 0.2
  s.metal = 0
  s.mirror *= 0.25
  s.rough = 0.6
  s.r = mix(s.r, 0.5, clamp(k, 0, 1))
  s.g = mix(s.g, 0.46, clamp(k, 0, 1))
  s.b = mix(s.b, 0.32, clamp(k, 0, 1))
}

/** Rubbing by load, rope or shoes: many short dull strokes. */
const marcas: Efeito = (s, p) => {
  if (s.glass > 0) return
  const k = within(p, 0.6)
  const pull = noise(p.u * 7, p.v * 240, 2)
  const spot = noise(p.u * 16, p.v * 40, 7)
  if (k * pull * (0.5 + spot) > 0.62) tone(s, 0.42, 0.41, 0.39, 0.7 * p.forca)
  else if (k * noise(p.u * 9 + 5, p.v * 120, 5) > 0.72) tone(s, 0.03, 0.03, 0.03, 0.6 * p.forca)
}

/** Fine cracks that meet in corners, in gel coat or dried upholstery. */
const fissuras: Efeito = (s, p) => {
  if (s.glass > 0) return
  const size = 0.055 / p.forca
  const x = p.u / size + 0.5 * noise(p.u * 20, p.v * 20, 2)
  const y = p.v / size + 0.5 * noise(p.u * 20, p.v * 20, 8)
  let first = 9
  let second = 9
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      const cx = Math.floor(x) + i
      const cy = Math.floor(y) + j
      const d = Math.hypot(cx + noise(cx * 7.7, cy * 3.1, 1.5) - x, cy + noise(cx * 2.3, cy * 9.1, 4.5) - y)
      if (d < first) {
        second = first
        first = d
      } else if (d < second) second = d
    }
  const k = within(p, 0.7)
  if (second - first < 0.045 * k) matter(s, 0.045, 0.01, 0.5)
  else if (second - first < 0.1 * k) tone(s, 0.3, 0.27, 0.23, 0.4)
}

/** A bead of welding, and the heat beside it. */
const solda: Efeito = (s, p) => {
  const line = p.v - 0.01 * (noise(p.u * 18, 2, 2) - 0.5)
  if (Math.abs(p.u) > p.hu) return
  const heat = smooth(0.055, 0.01, Math.abs(line))
  tone(s, 0.05 + 0.03 * noise(p.u * 30, p.v * 30, 1), 0.034, 0.024, 0.7 * heat)
  if (Math.abs(line) > 0.012) return
  p.fundo((u, v) => -0.006 * Math.cos((v / 0.012) * 1.5) - 0.0018 * Math.sin(u * 520 + 60 * v * v * 90))
  matter(s, 0.19, 0.22, 0.4)
  s.g = 0.17
  s.b = 0.15
}

/** A slit with a flap that hangs out of it. */
const rasgo: Efeito = (s, p) => {
  const t = clamp(p.v / p.hv, -1, 1)
  const middle = 0.05 * (noise(p.v * 6, 1, 1) - 0.5) + 0.02 * (noise(p.v * 40, 3, 1) - 0.5)
  const wide = p.hu * 0.45 * (1 - t * t) * (0.7 - 0.3 * t)
  const d = Math.abs(p.u - middle) - wide
  const flap = p.u - middle - wide
  if (Math.abs(p.v) < p.hv && d < 0) {
    matter(s, 0.008, 0, 0.5)
    return
  }
  if (flap > 0 && flap < wide * 1.1 && Math.abs(p.v) < p.hv * 0.9) {
    p.fundo((u) => 0.3 * Math.max(0, u - middle - wide - wide * 0.5) ** 2 * 9)
    tone(s, 0.38, 0.38, 0.37, smooth(wide * 1.1, wide * 0.9, flap))
    if (flap > wide * 0.98) matter(s, 0.05, 0, 0.5)
  } else if (d < 0.012) tone(s, 0.7, 0.7, 0.68, 0.7)
}

/** A lamp without part of its lens: dark inside, the bulb, cracks in the rest. */
const lanterna: Efeito = (s, p) => {
  if (s.glow < 0.1) return
  const turn = Math.atan2(p.v, p.u)
  const hole =
    Math.hypot(p.u / p.hu, p.v / p.hv) - 0.5 - 0.5 * noise(turn * 1.7, 3, 2) + 0.25 * noise(turn * 7, 1, 1)
  if (hole < 0) {
    const bulb = Math.hypot(p.u + p.hu * 0.2, p.v)
    matter(s, bulb < 0.013 ? 0.7 : bulb < 0.02 ? 0.3 : 0.025 + 0.02 * noise(p.u * 60, p.v * 60, 2), 0.04, 0.3)
    return
  }
  s.glow *= 0.3
  if (hole < 0.09) tone(s, 0.85, 0.5, 0.45, 0.7)
  if (Math.abs(noise(turn * 4, Math.hypot(p.u, p.v) * 9, 8) - 0.5) < 0.02) matter(s, 0.6, 0.1, 0.2)
}

/** Oil that runs down from a hub. */
const oleo: Efeito = (s, p) => {
  const down = -p.v / p.hv
  const run = noise(p.u * 34, 2, 1) * smooth(1, 0.2, Math.abs(p.u) / p.hu)
  const wet = down > -0.15 ? run - 0.32 - 0.42 * clamp(down, 0, 1) : -1
  const spot = smooth(0.45, 0.2, Math.hypot(p.u / p.hu, p.v / p.hv))
  if (wet < 0 && spot < 0.5) return
  matter(s, 0.012, 0.16, 0.05)
  s.r = 0.02
}

/** Chrome instead of paint, round plate and reflectors; dents come after it. */
const cromado: Efeito = (s, p) => {
  if (s.paint < 0.5 || Math.abs(p.u) > p.hu || Math.abs(p.v) > p.hv) return
  matter(s, 0.6, 0.65, 0.05)
  s.metal = 0.9
}

/** Edges that were nicked: bright metal in small bites. */
const mossas: Efeito = (s, p) => {
  if (s.paint > 0 || s.r > 0.03 || Math.hypot(p.u / p.hu, p.v / p.hv) > 1) return
  const bite = noise(p.u * 55, p.v * 55, 3)
  matter(s, 0.26, 0.3, 0.25)
  s.metal = 0.5
  p.fundo((u, v) => 0.008 * smooth(0.55, 0.8, noise(u * 34, v * 34, 6)))
  if (bite > 0.8) matter(s, 0.7, 0.4, 0.3)
}

const EFEITOS = {
  amassado,
  risco: lines(1, 0.0032, 0),
  riscos: lines(7, 0.002, 0.35),
  riscosFinos,
  queimada,
  repintado,
  trinca,
  ralada,
  careca,
  ressecado,
  sombra,
  opaco,
  marcas,
  fissuras,
  solda,
  rasgo,
  lanterna,
  oleo,
  cromado,
  mossas,
} satisfies Record<string, Efeito>

function press(s: Surface, axes: (typeof AXES)[Face], du: number, dv: number): void {
  const n = [s.nx, s.ny, s.nz]
  const g = [0, 0, 0]
  g[axes.a] = du
  g[axes.b] = dv
  const along = g[0]! * n[0]! + g[1]! * n[1]! + g[2]! * n[2]!
  for (let i = 0; i < 3; i++) n[i]! += g[i]! - along * n[i]!
  const len = Math.hypot(n[0]!, n[1]!, n[2]!)
  s.nx = n[0]! / len
  s.ny = n[1]! / len
  s.nz = n[2]! / len
}

/** How far a wound reaches beyond its half sizes. */
const REACH = 1.35
/** The least turn towards the face at which a point belongs to it. */
const FACING = 0.3
const SLOPE_STEP = 0.0015

function prepared(f: Ferida): (s: Surface, x: number, y: number, z: number) => void {
  const axes = AXES[f.face]
  const efeito: Efeito = EFEITOS[f.tipo]
  const c = Math.cos(((f.giro ?? 0) * Math.PI) / 180)
  const n = Math.sin(((f.giro ?? 0) * Math.PI) / 180)
  const [hu, hv] = f.tamanho
  const reach = Math.hypot(hu, hv) * REACH
  const place = [0, 0, 0]
  return (s, x, y, z) => {
    place[0] = x
    place[1] = y
    place[2] = z
    const facing = (axes.n === 0 ? s.nx : axes.n === 1 ? s.ny : s.nz) * axes.sign
    if (facing < FACING || (axes.n < 2 && place[axes.n]! * axes.sign < (f.desde ?? 0))) return
    const da = place[axes.a]! - f.em[0]
    const db = place[axes.b]! - f.em[1]
    if (Math.abs(da) > reach || Math.abs(db) > reach) return
    const u = da * c + db * n
    const v = db * c - da * n
    if (Math.abs(u) > hu * REACH || Math.abs(v) > hv * REACH) return
    const fundo: Ponto['fundo'] = (depth) => {
      const su = (depth(u + SLOPE_STEP, v) - depth(u - SLOPE_STEP, v)) / (2 * SLOPE_STEP)
      const sv = (depth(u, v + SLOPE_STEP) - depth(u, v - SLOPE_STEP)) / (2 * SLOPE_STEP)
      press(s, axes, su * c - sv * n, su * n + sv * c)
    }
    efeito(s, { u, v, hu, hv, forca: f.forca ?? 1, fundo })
  }
}

/** The same goods with these wounds. */
export function ferir(model: Model, feridas: readonly Ferida[]): Model {
  const wounds = feridas.map(prepared)
  return {
    ...model,
    shaders: model.shaders.map((shader) => (s, x, y, z) => {
      shader(s, x, y, z)
      for (const wound of wounds) wound(s, x, y, z)
    }),
  }
}

const AZIMUTE: Record<Face, number> = { frente: 0, esquerda: 90, traseira: 180, direita: 270, cima: 40 }
export const azimuteDa = (face: Face): number => AZIMUTE[face]

/** A ray that comes from outside onto a place of a face: where it begins, and its direction. */
export function rayOnto({ face, em }: Pick<Ferida, 'face' | 'em'>): { from: number[]; dir: number[] } {
  const { a, b, n, sign } = AXES[face]
  const from = [0, 0, 0]
  const dir = [0, 0, 0]
  from[a] = em[0]
  from[b] = em[1]
  from[n] = 20 * sign
  dir[n] = -sign
  return { from, dir }
}
