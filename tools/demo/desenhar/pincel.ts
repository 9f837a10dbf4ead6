// Brushes of the flat drawings (interiors, engines): solid pieces with light from above, tubes, and the grain of a camera.
import type { SKRSContext2D } from '@napi-rs/canvas'

export type Ponto = readonly [x: number, y: number]

/** A colour made lighter (`by` > 0) or darker, each channel. */
export function tint(hex: string, by: number): string {
  const n = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number): number => {
    const c = (n >> shift) & 255
    return Math.round(by > 0 ? c + (255 - c) * by : c * (1 + by))
  }
  return `rgb(${channel(16)},${channel(8)},${channel(0)})`
}

export function fade(c: SKRSContext2D, y0: number, y1: number, stops: readonly [number, string][]) {
  const g = c.createLinearGradient(0, y0, 0, y1)
  for (const [at, colour] of stops) g.addColorStop(at, colour)
  return g
}

/** What follows casts a shadow below itself. */
function shadow(c: SKRSContext2D, blur: number, dy: number): void {
  c.shadowColor = 'rgba(0,0,0,.55)'
  c.shadowBlur = blur
  c.shadowOffsetY = dy
}
const noShadow = (c: SKRSContext2D): void => {
  c.shadowColor = 'transparent'
}

/** Fills the current path as a solid: lit above, dark below, a thin bright edge. */
export function solid(c: SKRSContext2D, colour: string, y: number, h: number, deep = true): void {
  c.save()
  if (deep) shadow(c, 26, 12)
  c.fillStyle = fade(c, y, y + h, [
    [0, tint(colour, 0.22)],
    [0.18, tint(colour, 0.06)],
    [0.7, tint(colour, -0.25)],
    [1, tint(colour, -0.5)],
  ])
  c.fill()
  noShadow(c)
  c.lineWidth = 2.5
  c.strokeStyle = fade(c, y, y + h, [
    [0, tint(colour, 0.45)],
    [0.3, tint(colour, 0.1)],
    [1, tint(colour, -0.6)],
  ])
  c.stroke()
  c.restore()
}

export function block(
  c: SKRSContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: string,
): void {
  c.beginPath()
  c.roundRect(x, y, w, h, r)
  solid(c, colour, y, h)
}

/** Points as they are written in a path: `x,y x,y …`. */
const points = (path: string): Ponto[] =>
  path.split(' ').map((p) => {
    const [x = 0, y = 0] = p.split(',').map(Number)
    return [x, y]
  })

/** A closed shape of curves: where it begins, then control, control and end of each. */
export function shape(c: SKRSContext2D, path: string, at = (x: number, y: number): Ponto => [x, y]): void {
  const [start = [0, 0], ...rest] = points(path).map((p) => at(...p))
  c.beginPath()
  c.moveTo(...start)
  for (let i = 0; i + 2 < rest.length; i += 3)
    c.bezierCurveTo(...(rest[i] as Ponto), ...(rest[i + 1] as Ponto), ...(rest[i + 2] as Ponto))
  c.closePath()
}

/** A hose or a pipe: where it begins, two controls, its end. */
export function tube(c: SKRSContext2D, path: string, width: number, colour: string): void {
  const [start, a, b, end] = points(path) as [Ponto, Ponto, Ponto, Ponto]
  const line = (w: number, style: string, dy: number): void => {
    c.lineWidth = w
    c.strokeStyle = style
    c.lineCap = 'round'
    c.beginPath()
    c.moveTo(start[0], start[1] + dy)
    c.bezierCurveTo(a[0], a[1] + dy, b[0], b[1] + dy, end[0], end[1] + dy)
    c.stroke()
  }
  c.save()
  shadow(c, 18, 10)
  line(width, tint(colour, -0.45), 0)
  noShadow(c)
  line(width * 0.72, colour, -width * 0.06)
  line(width * 0.2, tint(colour, 0.4), -width * 0.2)
  c.restore()
}

export function cap(c: SKRSContext2D, x: number, y: number, r: number, colour: string): void {
  c.beginPath()
  c.arc(x, y, r, 0, Math.PI * 2)
  solid(c, tint2(colour, -0.35), y - r, r * 2)
  c.beginPath()
  c.arc(x, y - r * 0.12, r * 0.78, 0, Math.PI * 2)
  solid(c, colour, y - r, r * 2, false)
  for (let i = 0; i < 12; i++) {
    const t = (i * Math.PI) / 6
    c.beginPath()
    c.moveTo(x + r * 0.8 * Math.cos(t), y - r * 0.12 + r * 0.8 * Math.sin(t))
    c.lineTo(x + r * 0.95 * Math.cos(t), y + r * 0.95 * Math.sin(t))
    c.lineWidth = 3
    c.strokeStyle = 'rgba(0,0,0,.35)'
    c.stroke()
  }
}
/** The same as `tint`, as a colour that can be tinted again. */
export function tint2(hex: string, by: number): string {
  const [r = '0', g = '0', b = '0'] = tint(hex, by).match(/\d+/g) ?? []
  return `#${[r, g, b].map((n) => Number(n).toString(16).padStart(2, '0')).join('')}`
}

/** Dust and the grain of a camera, from a fixed seed, and a darker rim. */
export function grain(c: SKRSContext2D, w: number, h: number, seed: number): void {
  let s = seed
  const next = (): number => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    return s / 2 ** 32
  }
  for (let i = 0; i < 2600; i++) {
    c.fillStyle = next() > 0.45 ? 'rgba(230,225,210,.05)' : 'rgba(0,0,0,.07)'
    c.beginPath()
    c.arc(next() * w, next() * h, 0.8 + next() * 2.4, 0, Math.PI * 2)
    c.fill()
  }
  const rim = c.createRadialGradient(w / 2, h * 0.46, h * 0.42, w / 2, h / 2, h * 0.88)
  rim.addColorStop(0, 'rgba(0,0,0,0)')
  rim.addColorStop(1, 'rgba(0,0,0,.28)')
  c.fillStyle = rim
  c.fillRect(0, 0, w, h)
}
