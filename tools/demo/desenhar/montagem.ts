// Puts a model together from small solids: rounded boxes, discs, hoses through points and free forms. Each is a mesh of
// its own with a fine grid, so that thin parts stay whole and a large body costs nothing for them.
import { bar, box, cylinderY } from './formas.ts'
import { type Box, type Implicit, implicitMesh, type Mesh } from './malha.ts'

export type P3 = readonly [number, number, number]

const span = (points: readonly P3[], r: number): Box => {
  const side = (axis: 0 | 1 | 2, of: (...v: number[]) => number, by: number) =>
    of(...points.map((p) => p[axis])) + by
  return [
    side(0, Math.min, -r),
    side(1, Math.min, -r),
    side(2, Math.min, -r),
    side(0, Math.max, r),
    side(1, Math.max, r),
    side(2, Math.max, r),
  ]
}

/** A soft line through points, as many points again between two. */
function softened(points: readonly P3[], steps = 6): P3[] {
  const at = (i: number): P3 => points[Math.max(0, Math.min(points.length - 1, i))]!
  const out: P3[] = []
  for (let i = 0; i < points.length - 1; i++)
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      out.push(
        [0, 1, 2].map(
          (k) =>
            0.5 *
            (2 * b[k]! +
              (c[k]! - a[k]!) * t +
              (2 * a[k]! - 5 * b[k]! + 4 * c[k]! - d[k]!) * t * t +
              (3 * b[k]! - a[k]! - 3 * c[k]! + d[k]!) * t ** 3),
        ) as unknown as P3,
      )
    }
  out.push(points.at(-1)!)
  return out
}

export class Montagem {
  readonly meshes: Mesh[] = []

  /** A free form within a box. */
  form(fn: Implicit, within: Box, h: number, mat: number): void {
    this.meshes.push(implicitMesh(fn, within, h, mat))
  }

  /** A box around `c` with half sizes and round edges. */
  block(c: P3, half: P3, r: number, mat: number): void {
    const h = Math.max(0.003, Math.min(0.02, Math.min(...half) * 0.45, Math.max(r * 0.6, 0.004)))
    const reach = span([c], 0).map((v, i) => v + (i < 3 ? -1 : 1) * (half[i % 3]! + 2 * h)) as unknown as Box
    this.form((x, y, z) => box(x, y, z, c, half, r), reach, h, mat)
  }

  /** A disc or a can around `c` whose axis is x, y or z. */
  disc(c: P3, axis: 'x' | 'y' | 'z', radius: number, half: number, mat: number, r = 0.004): void {
    const h = Math.max(0.0025, Math.min(0.012, half * 0.5, radius * 0.2))
    const reach = Math.max(radius, half) + 2 * h
    this.form(
      (x, y, z) => {
        const [a, b, d] = [x - c[0], y - c[1], z - c[2]]
        if (axis === 'y') return cylinderY(a, b, d, [0, 0, 0], radius, half, r)
        return axis === 'z'
          ? cylinderY(a, d, b, [0, 0, 0], radius, half, r)
          : cylinderY(b, a, d, [0, 0, 0], radius, half, r)
      },
      span([c], reach),
      h,
      mat,
    )
  }

  /** A hose or a pipe through points; `ribs` per metre make it a bellows. */
  hose(points: readonly P3[], r: number, mat: number, ribs = 0): void {
    const line = softened(points)
    const along = [0]
    for (let i = 1; i < line.length; i++)
      along.push(along[i - 1]! + Math.hypot(...[0, 1, 2].map((k) => line[i]![k]! - line[i - 1]![k]!)))
    const h = Math.max(0.0025, Math.min(0.01, r * 0.4, ribs > 0 ? 0.2 / ribs : 1))
    this.form(
      (x, y, z) => {
        let best = 9
        let where = 0
        for (let i = 1; i < line.length; i++) {
          const d = bar(x, y, z, line[i - 1]!, line[i]!, r)
          if (d < best) {
            best = d
            const [a, b] = [line[i - 1]!, line[i]!]
            const len = along[i]! - along[i - 1]! || 1
            where =
              along[i - 1]! +
              ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1]) + (z - a[2]) * (b[2] - a[2])) / len
          }
        }
        return ribs > 0 ? best + r * 0.14 * Math.cos(where * ribs * 2 * Math.PI) : best
      },
      span(line, r * 1.2 + 2 * h),
      h,
      mat,
    )
  }

  /** A screw cap with a grip all round. */
  cap([x0, y0, z0]: P3, radius: number, mat: number): void {
    const h = Math.max(0.0022, radius * 0.09)
    this.form(
      (x, y, z) => {
        const a = Math.atan2(y - y0, x - x0)
        const grip = 0.035 * radius * Math.cos(a * 14)
        const skirt = cylinderY(x - x0, z - z0, y - y0, [0, 0, 0], radius - grip, radius * 0.36, 0.003)
        const top = cylinderY(
          x - x0,
          z - z0 - radius * 0.4,
          y - y0,
          [0, 0, 0],
          radius * 0.6,
          radius * 0.16,
          0.003,
        )
        return Math.min(skirt, top)
      },
      span([[x0, y0, z0]], radius + 0.012),
      h,
      mat,
    )
  }
}
