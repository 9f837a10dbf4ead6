// Triangle meshes and how they are made from implicit functions: a body is written as "negative inside, positive
// outside", sampled on a grid and turned into triangles by surface nets, then pulled onto the true surface.
// Gets wrong easily: a part thinner than two cells disappears, so every call chooses its own cell size.

/** Negative inside, positive outside, roughly in metres near the surface. */
export type Implicit = (x: number, y: number, z: number) => number

/** Metres; x forward, y left, z up. `mat` is the index of the shader in the model. */
export type Mesh = { pos: Float32Array; nor: Float32Array; idx: Uint32Array; mat: number }

export type Box = readonly [number, number, number, number, number, number]

type Grid = {
  nx: number
  ny: number
  nz: number
  x0: number
  y0: number
  z0: number
  h: number
  f: Float32Array
}

function sample(fn: Implicit, [x0, y0, z0, x1, y1, z1]: Box, h: number): Grid {
  const nx = Math.ceil((x1 - x0) / h) + 2
  const ny = Math.ceil((y1 - y0) / h) + 2
  const nz = Math.ceil((z1 - z0) / h) + 2
  const f = new Float32Array(nx * ny * nz)
  for (let k = 0, i = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let l = 0; l < nx; l++, i++) f[i] = fn(x0 + (l - 0.5) * h, y0 + (j - 0.5) * h, z0 + (k - 0.5) * h)
  return { nx, ny, nz, x0: x0 - 0.5 * h, y0: y0 - 0.5 * h, z0: z0 - 0.5 * h, h, f }
}

/** One vertex per cell that the surface crosses: the mean of the crossings on its twelve edges. */
function cellVertices(g: Grid, pos: number[]): Int32Array {
  const { nx, ny, nz, f } = g
  const vert = new Int32Array(nx * ny * nz).fill(-1)
  const off = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1]
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let l = 0; l < nx - 1; l++) {
        const base = (k * ny + j) * nx + l
        let mask = 0
        for (let c = 0; c < 8; c++) if (f[base + off[c]!]! < 0) mask |= 1 << c
        if (mask === 0 || mask === 255) continue
        let sx = 0
        let sy = 0
        let sz = 0
        let n = 0
        for (let a = 0; a < 8; a++)
          for (let bit = 1; bit <= 4; bit <<= 1) {
            const b = a | bit
            if (b === a || ((mask >> a) & 1) === ((mask >> b) & 1)) continue
            const fa = f[base + off[a]!]!
            const t = fa / (fa - f[base + off[b]!]!)
            sx += (a & 1) + (bit === 1 ? t : 0)
            sy += ((a >> 1) & 1) + (bit === 2 ? t : 0)
            sz += ((a >> 2) & 1) + (bit === 4 ? t : 0)
            n++
          }
        vert[base] = pos.length / 3
        pos.push(g.x0 + (l + sx / n) * g.h, g.y0 + (j + sy / n) * g.h, g.z0 + (k + sz / n) * g.h)
      }
  return vert
}

function quads(g: Grid, vert: Int32Array, idx: number[]): void {
  const { nx, ny, nz, f } = g
  const step = [1, nx, nx * ny]
  const emit = (a: number, b: number, c: number, d: number, flip: boolean) => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return
    if (flip) idx.push(a, c, b, b, c, d)
    else idx.push(a, b, c, b, d, c)
  }
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let l = 1; l < nx - 1; l++) {
        const i = (k * ny + j) * nx + l
        const inside = f[i]! < 0
        for (let axis = 0; axis < 3; axis++) {
          if (inside === f[i + step[axis]!]! < 0) continue
          const u = step[(axis + 1) % 3]!
          const v = step[(axis + 2) % 3]!
          emit(vert[i - u - v]!, vert[i - v]!, vert[i - u]!, vert[i]!, !inside)
        }
      }
}

/** Newton steps onto the surface, and the gradient there as the smooth normal. */
function settle(fn: Implicit, pos: Float32Array, nor: Float32Array, h: number): void {
  const e = h * 0.25
  for (let i = 0; i < pos.length; i += 3) {
    let x = pos[i]!
    let y = pos[i + 1]!
    let z = pos[i + 2]!
    let gx = 0
    let gy = 0
    let gz = 1
    for (let it = 0; it < 3; it++) {
      gx = (fn(x + e, y, z) - fn(x - e, y, z)) / (2 * e)
      gy = (fn(x, y + e, z) - fn(x, y - e, z)) / (2 * e)
      gz = (fn(x, y, z + e) - fn(x, y, z - e)) / (2 * e)
      const g2 = gx * gx + gy * gy + gz * gz + 1e-9
      if (it === 2) break
      const s = Math.max(-h * 0.6, Math.min(h * 0.6, fn(x, y, z) / Math.sqrt(g2))) / Math.sqrt(g2)
      x -= gx * s
      y -= gy * s
      z -= gz * s
    }
    const len = Math.hypot(gx, gy, gz) || 1
    pos[i] = x
    pos[i + 1] = y
    pos[i + 2] = z
    nor[i] = gx / len
    nor[i + 1] = gy / len
    nor[i + 2] = gz / len
  }
}

/** Turns an implicit function into triangles. `box` must contain the body with one cell to spare; `h` in metres. */
export function implicitMesh(fn: Implicit, box: Box, h: number, mat: number): Mesh {
  const grid = sample(fn, box, h)
  const list: number[] = []
  const tri: number[] = []
  const vert = cellVertices(grid, list)
  quads(grid, vert, tri)
  const pos = Float32Array.from(list)
  const nor = new Float32Array(pos.length)
  settle(fn, pos, nor, h)
  return { pos, nor, idx: Uint32Array.from(tri), mat }
}

/** Turns about the vertical axis by `turn` radians (0 = as built), optionally tilts about x, then moves. */
export function placed(m: Mesh, dx: number, dy: number, dz: number, turn = 0, tilt = 0): Mesh {
  const pos = new Float32Array(m.pos.length)
  const nor = new Float32Array(m.nor.length)
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  const ct = Math.cos(tilt)
  const st = Math.sin(tilt)
  const rotate = (src: Float32Array, dst: Float32Array, i: number, ox: number, oy: number, oz: number) => {
    const x = src[i]!
    const y = src[i + 1]! * ct - src[i + 2]! * st
    const z = src[i + 1]! * st + src[i + 2]! * ct
    dst[i] = x * c - y * s + ox
    dst[i + 1] = x * s + y * c + oy
    dst[i + 2] = z + oz
  }
  for (let i = 0; i < pos.length; i += 3) {
    rotate(m.pos, pos, i, dx, dy, dz)
    rotate(m.nor, nor, i, 0, 0, 0)
  }
  return { pos, nor, idx: m.idx, mat: m.mat }
}

/** A box with flat sides; cheap where roundness would not be seen. */
export function boxMesh([x0, y0, z0, x1, y1, z1]: Box, mat: number): Mesh {
  const pos: number[] = []
  const nor: number[] = []
  const idx: number[] = []
  const lo = [x0, y0, z0]
  const hi = [x1, y1, z1]
  for (let axis = 0; axis < 3; axis++)
    for (const side of [0, 1]) {
      const base = pos.length / 3
      for (const [a, b] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const) {
        const p = [0, 0, 0]
        p[axis] = (side ? hi : lo)[axis]!
        p[(axis + 1) % 3] = (a ? hi : lo)[(axis + 1) % 3]!
        p[(axis + 2) % 3] = (b ? hi : lo)[(axis + 2) % 3]!
        pos.push(...p)
        nor.push(0, 0, 0)
        nor[nor.length - 3 + axis] = side ? 1 : -1
      }
      idx.push(base, base + 1, base + 2, base, base + 2, base + 3)
    }
  return { pos: Float32Array.from(pos), nor: Float32Array.from(nor), idx: Uint32Array.from(idx), mat }
}
