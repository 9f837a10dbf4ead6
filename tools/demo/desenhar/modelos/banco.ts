// A front seat: cushion and back with bolsters, pleats across the middle, seams with stitches, head restraint on two posts.
import { bar, box, clamp, noise, smin, smooth } from '../formas.ts'
import type { Montagem, P3 } from '../montagem.ts'
import type { Shader } from '../tela.ts'
import { matt, wave } from './pecas.ts'

export type RGB = readonly [number, number, number]
/** Leaning back, radians. */
const LEAN = 0.3
const PLEAT = 0.075
const MIDDLE = 0.15

/** Along the back (upwards) and through it (forwards), from the joint at the rear of the cushion. */
const along = (x: number, z: number): readonly [number, number] => [
  z * Math.cos(LEAN) - x * Math.sin(LEAN),
  x * Math.cos(LEAN) + z * Math.sin(LEAN),
]

/** A groove of that depth where `v` passes a multiple of the period. */
const groove = (v: number, period: number, deep: number): number => {
  const w = Math.abs(wave(v, period) - 0.5) - 0.5
  return deep * Math.exp(-((w / 0.07) ** 2))
}

/** Seat whose cushion's rear end is at the origin; x forward. */
function shape(x: number, y: number, z: number): number {
  const a = Math.abs(y)
  const inner = smooth(MIDDLE + 0.02, MIDDLE - 0.02, a)
  const seam = 0.007 * Math.exp(-(((a - MIDDLE) / 0.008) ** 2))
  let cushion = box(x, y, z, [0.25, 0, -0.02 + 0.06 * clamp(x, 0, 0.5)], [0.27, 0.25, 0.075], 0.055)
  cushion = smin(cushion, box(x, a, z, [0.24, 0.215, 0.04], [0.24, 0.045, 0.055], 0.04), 0.05)
  cushion += inner * groove(x, PLEAT, 0.009) + seam
  const [u, v] = along(x, z)
  const wide = 0.245 - 0.05 * smooth(0.3, 0.62, u)
  let back = box(u, y, v, [0.3, 0, -0.03], [0.32, wide, 0.06], 0.05)
  back = smin(back, box(u, a, v, [0.26, wide - 0.035, 0.025], [0.25, 0.045, 0.055], 0.04), 0.06)
  back += inner * groove(u, PLEAT, 0.009) * smooth(0.6, 0.52, u) + seam
  const head = box(u, y, v, [0.745, 0, 0.005], [0.075, 0.135 - 0.2 * Math.max(0, u - 0.74), 0.045], 0.042)
  return Math.min(smin(cushion, back, 0.03), head)
}

export function seatAt(m: Montagem, [ox, oy, oz]: P3, cloth: number, metal: number, plastic: number): void {
  m.form(
    (x, y, z) => shape(x - ox, y - oy, z - oz),
    [ox - 0.42, oy - 0.3, oz - 0.16, ox + 0.58, oy + 0.3, oz + 0.88],
    0.011,
    cloth,
  )
  const onBack = (u: number, y: number, v: number): P3 => [
    ox + v * Math.cos(LEAN) - u * Math.sin(LEAN),
    oy + y,
    oz + u * Math.cos(LEAN) + v * Math.sin(LEAN),
  ]
  for (const s of [-1, 1]) {
    m.form(
      (x, y, z) => bar(x, y, z, onBack(0.6, 0.06 * s, -0.01), onBack(0.72, 0.06 * s, 0), 0.008),
      [ox - 0.35, oy - 0.1, oz + 0.5, ox - 0.05, oy + 0.1, oz + 0.8],
      0.004,
      metal,
    )
    m.block([ox + 0.25, oy + 0.2 * s, oz - 0.2], [0.3, 0.02, 0.012], 0.006, metal)
  }
  // The cover of the recliner and its lever, then the buckle.
  for (const s of [-1, 1])
    m.block([ox + 0.08, oy + 0.265 * s, oz - 0.03], [0.14, 0.014, 0.05], 0.012, plastic)
  m.block([ox + 0.02, oy + 0.272 * Math.sign(-oy), oz + 0.07], [0.016, 0.012, 0.045], 0.008, plastic)
}

/** The cloth of the seats: `at` are their joints; stitches follow the seams. `wear` is what the
 * driver's has suffered. */
export function fabric(
  colour: RGB,
  at: readonly P3[],
  wear: (s: Parameters<Shader>[0], x: number, y: number, z: number) => void,
): Shader {
  return (s, x, y, z) => {
    const near = at.reduce((a, b) => (Math.abs(b[1] - y) < Math.abs(a[1] - y) ? b : a))
    const [lx, ly, lz] = [x - near[0], y - near[1], z - near[2]]
    const a = Math.abs(ly)
    const [u] = along(lx, lz)
    const weave = 0.93 + 0.14 * noise(x * 160, y * 160, z * 160)
    const tone = (a < MIDDLE && u < 0.66 ? 0.72 : 1) * weave
    matt(s, colour[0] * tone, colour[1] * tone, colour[2] * tone, 0.02, 0.6)
    const run = u > 0.12 ? u : lx
    if (Math.abs(a - MIDDLE - 0.013) < 0.0019 && u < 0.62 && wave(run, 0.012) < 0.6) matt(s, 0.26, 0.25, 0.23)
    // The plastic round the frame.
    if (lz < -0.055 && lx > 0) matt(s, 0.022, 0.022, 0.024, 0.025, 0.5)
    if (near === at[0]) wear(s, lx, ly, lz)
  }
}
