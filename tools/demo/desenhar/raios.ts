// Ray casting over triangles with a bounding-volume tree (binned surface-area heuristic). Everything is in flat
// arrays because a picture asks tens of millions of times; the answer of a cast is left in the caster itself.
import type { Mesh } from './malha.ts'

const BINS = 12
const LEAF = 4

type Build = { order: Uint32Array; lo: Float32Array; hi: Float32Array; mid: Float32Array }

export class Caster {
  /** Answer of the last hit(): distance, triangle and weights of its second and third corner. */
  t = 0
  tri = 0
  u = 0
  v = 0
  readonly mat: Uint8Array
  private readonly node: Float32Array
  private readonly link: Int32Array
  private readonly tris: Float32Array
  private readonly nor: Float32Array
  private readonly stack = new Int32Array(128)

  constructor(meshes: readonly Mesh[]) {
    const count = meshes.reduce((n, m) => n + m.idx.length / 3, 0)
    const raw = new Float32Array(count * 9)
    const rawNor = new Float32Array(count * 9)
    const rawMat = new Uint8Array(count)
    gather(meshes, raw, rawNor, rawMat)
    const { order, nodes, links } = buildTree(raw, count)
    this.node = nodes
    this.link = links
    this.tris = new Float32Array(count * 9)
    this.nor = new Float32Array(count * 9)
    this.mat = new Uint8Array(count)
    for (let i = 0; i < count; i++) {
      const s = order[i]! * 9
      for (let c = 0; c < 9; c++) {
        this.tris[i * 9 + c] = c < 3 ? raw[s + c]! : raw[s + c]! - raw[s + (c % 3)]!
        this.nor[i * 9 + c] = rawNor[s + c]!
      }
      this.mat[i] = rawMat[order[i]!]!
    }
  }

  /** Bounds of everything: x0 y0 z0 x1 y1 z1. */
  bounds(): number[] {
    return [...this.node.subarray(0, 6)]
  }

  /** Smooth normal of the last hit into `out`. */
  normal(out: Float64Array): void {
    const n = this.nor
    const s = this.tri * 9
    const w = 1 - this.u - this.v
    for (let c = 0; c < 3; c++) out[c] = n[s + c]! * w + n[s + 3 + c]! * this.u + n[s + 6 + c]! * this.v
    const len = Math.hypot(out[0]!, out[1]!, out[2]!) || 1
    out[0]! /= len
    out[1]! /= len
    out[2]! /= len
  }

  /** Whether the ray passes node `n` before distance `best`; ix, iy, iz are the direction's inverses. */
  private enters(
    n: number,
    ox: number,
    oy: number,
    oz: number,
    ix: number,
    iy: number,
    iz: number,
    best: number,
  ): boolean {
    const { node } = this
    const b = n * 6
    let a1 = (node[b]! - ox) * ix
    let a2 = (node[b + 3]! - ox) * ix
    let near = a1 < a2 ? a1 : a2
    let far = a1 < a2 ? a2 : a1
    a1 = (node[b + 1]! - oy) * iy
    a2 = (node[b + 4]! - oy) * iy
    let lo = a1 < a2 ? a1 : a2
    let hi = a1 < a2 ? a2 : a1
    if (lo > near) near = lo
    if (hi < far) far = hi
    a1 = (node[b + 2]! - oz) * iz
    a2 = (node[b + 5]! - oz) * iz
    lo = a1 < a2 ? a1 : a2
    hi = a1 < a2 ? a2 : a1
    if (lo > near) near = lo
    if (hi < far) far = hi
    return far >= 0 && near <= far && near <= best
  }

  /** Nearest hit between tmin and tmax, or any hit when `any`. */
  hit(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    tmax: number,
    any: boolean,
  ): boolean {
    const { link, tris, stack } = this
    const ix = 1 / (dx || 1e-12)
    const iy = 1 / (dy || 1e-12)
    const iz = 1 / (dz || 1e-12)
    let best = tmax
    let found = -1
    let sp = 0
    stack[sp++] = 0
    while (sp > 0) {
      const n = stack[--sp]!
      if (!this.enters(n, ox, oy, oz, ix, iy, iz, best)) continue
      const l = link[n * 3]!
      const r = link[n * 3 + 1]!
      if (l >= 0) {
        // The nearer child along the split axis goes on top of the stack.
        const axis = link[n * 3 + 2]!
        const back = (axis === 0 ? dx : axis === 1 ? dy : dz) < 0
        stack[sp++] = back ? l : r
        stack[sp++] = back ? r : l
        continue
      }
      for (let i = ~l; i < r; i++) {
        const s = i * 9
        const e1x = tris[s + 3]!
        const e1y = tris[s + 4]!
        const e1z = tris[s + 5]!
        const e2x = tris[s + 6]!
        const e2y = tris[s + 7]!
        const e2z = tris[s + 8]!
        const px = dy * e2z - dz * e2y
        const py = dz * e2x - dx * e2z
        const pz = dx * e2y - dy * e2x
        const det = e1x * px + e1y * py + e1z * pz
        if (det > -1e-12 && det < 1e-12) continue
        const inv = 1 / det
        const tx = ox - tris[s]!
        const ty = oy - tris[s + 1]!
        const tz = oz - tris[s + 2]!
        const u = (tx * px + ty * py + tz * pz) * inv
        if (u < 0 || u > 1) continue
        const qx = ty * e1z - tz * e1y
        const qy = tz * e1x - tx * e1z
        const qz = tx * e1y - ty * e1x
        const v = (dx * qx + dy * qy + dz * qz) * inv
        if (v < 0 || u + v > 1) continue
        const t = (e2x * qx + e2y * qy + e2z * qz) * inv
        if (t <= 1e-4 || t >= best) continue
        if (any) return true
        best = t
        found = i
        this.u = u
        this.v = v
      }
    }
    if (found < 0) return false
    this.t = best
    this.tri = found
    return true
  }
}

function gather(meshes: readonly Mesh[], raw: Float32Array, rawNor: Float32Array, rawMat: Uint8Array): void {
  let t = 0
  for (const m of meshes)
    for (let i = 0; i < m.idx.length; i += 3, t++) {
      for (let c = 0; c < 3; c++)
        for (let a = 0; a < 3; a++) {
          raw[t * 9 + c * 3 + a] = m.pos[m.idx[i + c]! * 3 + a]!
          rawNor[t * 9 + c * 3 + a] = m.nor[m.idx[i + c]! * 3 + a]!
        }
      rawMat[t] = m.mat
    }
}

function buildTree(raw: Float32Array, count: number) {
  const lo = new Float32Array(count * 3)
  const hi = new Float32Array(count * 3)
  const mid = new Float32Array(count * 3)
  for (let i = 0; i < count; i++)
    for (let a = 0; a < 3; a++) {
      const p = raw[i * 9 + a]!
      const q = raw[i * 9 + 3 + a]!
      const r = raw[i * 9 + 6 + a]!
      lo[i * 3 + a] = Math.min(p, q, r)
      hi[i * 3 + a] = Math.max(p, q, r)
      mid[i * 3 + a] = (lo[i * 3 + a]! + hi[i * 3 + a]!) / 2
    }
  const order = Uint32Array.from({ length: count }, (_, i) => i)
  const build: Build = { order, lo, hi, mid }
  const nodes: number[] = []
  const links: number[] = []
  const todo: [number, number, number][] = [[0, count, -1]]
  while (todo.length > 0) {
    const [from, to, parent] = todo.pop()!
    const me = links.length / 3
    nodes.push(...rangeBounds(build, from, to))
    links.push(~from, to, 0)
    // Children are pushed right first, so the first child to arrive is the left one.
    if (parent >= 0) {
      const first = links[parent * 3]
      links[parent * 3 + (first === -1 ? 0 : 1)] = me
    }
    if (to - from <= LEAF) continue
    const cut = split(build, from, to)
    if (!cut) continue
    links[me * 3] = -1
    links[me * 3 + 1] = -1
    links[me * 3 + 2] = cut.axis
    todo.push([cut.at, to, me], [from, cut.at, me])
  }
  return { order, nodes: Float32Array.from(nodes), links: Int32Array.from(links) }
}

function rangeBounds({ order, lo, hi }: Build, from: number, to: number): number[] {
  const b = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9]
  for (let i = from; i < to; i++)
    for (let a = 0; a < 3; a++) {
      b[a] = Math.min(b[a]!, lo[order[i]! * 3 + a]!)
      b[a + 3] = Math.max(b[a + 3]!, hi[order[i]! * 3 + a]!)
    }
  return b
}

function split(build: Build, from: number, to: number): { axis: number; at: number } | undefined {
  const { order, mid } = build
  let best = Number.POSITIVE_INFINITY
  let axisBest = -1
  let edgeBest = 0
  for (let axis = 0; axis < 3; axis++) {
    let lo = 1e9
    let hi = -1e9
    for (let i = from; i < to; i++) {
      const m = mid[order[i]! * 3 + axis]!
      if (m < lo) lo = m
      if (m > hi) hi = m
    }
    if (hi - lo < 1e-6) continue
    for (const [edge, cost] of binCosts(build, from, to, axis, lo, hi))
      if (cost < best) {
        best = cost
        axisBest = axis
        edgeBest = edge
      }
  }
  if (axisBest < 0) return undefined
  let at = from
  for (let i = from; i < to; i++)
    if (mid[order[i]! * 3 + axisBest]! < edgeBest) {
      const keep = order[i]!
      order[i] = order[at]!
      order[at++] = keep
    }
  if (at === from || at === to) return undefined
  return { axis: axisBest, at }
}

function binCosts(
  build: Build,
  from: number,
  to: number,
  axis: number,
  lo: number,
  hi: number,
): [number, number][] {
  const bins = Array.from({ length: BINS }, () => ({ n: 0, b: [1e9, 1e9, 1e9, -1e9, -1e9, -1e9] }))
  const k = BINS / (hi - lo)
  for (let i = from; i < to; i++) {
    const o = build.order[i]!
    const bin = bins[Math.min(BINS - 1, Math.floor((build.mid[o * 3 + axis]! - lo) * k))]!
    bin.n++
    for (let a = 0; a < 3; a++) {
      bin.b[a] = Math.min(bin.b[a]!, build.lo[o * 3 + a]!)
      bin.b[a + 3] = Math.max(bin.b[a + 3]!, build.hi[o * 3 + a]!)
    }
  }
  const area = (list: typeof bins) => {
    const b = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9]
    let n = 0
    for (const bin of list) {
      n += bin.n
      for (let a = 0; a < 3; a++) {
        b[a] = Math.min(b[a]!, bin.b[a]!)
        b[a + 3] = Math.max(b[a + 3]!, bin.b[a + 3]!)
      }
    }
    if (n === 0) return 0
    const [x, y, z] = [b[3]! - b[0]!, b[4]! - b[1]!, b[5]! - b[2]!]
    return n * (x * y + y * z + z * x)
  }
  const out: [number, number][] = []
  for (let c = 1; c < BINS; c++) out.push([lo + c / k, area(bins.slice(0, c)) + area(bins.slice(c))])
  return out
}
