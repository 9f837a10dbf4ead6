// Light on one picture: rays from the camera, sun with soft edge, open sky with occlusion by the body, mirrors of the
// clear coat, glass with the inside behind it. The paint's colour is NOT applied here: light is linear in it, so the
// film keeps "what the paint would multiply" apart and one drawing serves every colour.
import { look, newSeen, SUN, SUN_COLOUR, skyLight } from './cenario.ts'
import { edges, wipe } from './bordas.ts'
import { clamp, mix } from './formas.ts'
import { Caster } from './raios.ts'
import { type Film, type Model, newFilm, ROUGH, type Surface, type View } from './tela.ts'

/** Width of the sun, in lengths of a ray: what makes the edges of shadows soft. */
const SUN_WIDTH = 0.07

const fresh = (): Surface => ({
  r: 0,
  g: 0,
  b: 0,
  paint: 0,
  mirror: 0,
  rough: 0,
  metal: 0,
  glass: 0,
  glow: 0,
  nx: 0,
  ny: 0,
  nz: 1,
})

export class Painter {
  private readonly caster: Caster
  private readonly box: number[]
  private readonly seen = newSeen()
  private readonly n = new Float64Array(3)
  private readonly surface = fresh()
  private cos = 1
  private sin = 0
  private seed = 1
  /** Rays to the sky per camera ray: few are enough where many camera rays fall on one pixel. */
  private skyRays = 2
  private readonly sun = [0, 0, 1]
  /** Two directions across the sun's disc, as wide as it. */
  private readonly across = [0, 0, 0]
  private readonly along = [0, 0, 0]
  /** Part of the disc that this camera ray's share of the pixel asks: column, row, of so many. */
  private readonly part = [0, 0, 1]
  /** Results of light(): rgb. */
  private readonly lit = [0, 0, 0]
  /** Results of radiance(): rgb fixed, rgb times paint. */
  private readonly out = [0, 0, 0, 0, 0, 0]
  private readonly model: Model

  constructor(model: Model) {
    this.model = model
    this.caster = new Caster(model.meshes)
    this.box = this.caster.bounds()
  }

  /** Where a ray of the goods' own space meets them; null when it misses. The direction must be of unit length. */
  meet(from: readonly number[], dir: readonly number[]): [number, number, number] | null {
    const [ox = 0, oy = 0, oz = 0] = from
    const [dx = 0, dy = 0, dz = 0] = dir
    if (!this.caster.hit(ox, oy, oz, dx, dy, dz, 90, false)) return null
    const { t } = this.caster
    return [ox + dx * t, oy + dy * t, oz + dz * t]
  }

  private random(): number {
    let t = (this.seed = (this.seed + 0x6d2b79f5) | 0)
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** The yard as seen by a ray of the goods' space. */
  private see(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    const { cos, sin } = this
    look(
      this.seen,
      this.model.yard,
      ox * cos - oy * sin,
      ox * sin + oy * cos,
      oz,
      dx * cos - dy * sin,
      dx * sin + dy * cos,
      dz,
    )
    const s = this.seen
    const nx = s.nx * cos + s.ny * sin
    s.ny = -s.nx * sin + s.ny * cos
    s.nx = nx
  }

  private nearGoods(x: number, y: number): boolean {
    const b = this.box
    const reach = this.model.height * 1.7 + 0.6
    return x > b[0]! - reach && x < b[3]! + reach && y > b[1]! - reach && y < b[4]! + reach
  }

  /** Matt light arriving at a point: sun with a soft edge plus the sky that is not hidden. */
  private light(x: number, y: number, z: number, nx: number, ny: number, nz: number, rays: number): void {
    const { lit, sun, caster } = this
    lit[0] = lit[1] = lit[2] = 0
    const px = x + nx * 2e-3
    const py = y + ny * 2e-3
    const pz = z + nz * 2e-3
    const near = rays > 0 && this.nearGoods(x, y)
    const { across, along, part } = this
    const a = (part[0]! + this.random()) / part[2]! - 0.5
    const b = (part[1]! + this.random()) / part[2]! - 0.5
    const sx = sun[0]! + across[0]! * a + along[0]! * b
    const sy = sun[1]! + across[1]! * a + along[1]! * b
    const sz = sun[2]! + across[2]! * a + along[2]! * b
    const cosSun = nx * sx + ny * sy + nz * sz
    if (cosSun > 0 && !(near && caster.hit(px, py, pz, sx, sy, sz, 40, true))) {
      lit[0] += SUN_COLOUR[0] * cosSun
      lit[1] += SUN_COLOUR[1] * cosSun
      lit[2] += SUN_COLOUR[2] * cosSun
    }
    if (!near) {
      this.dome(nx, ny, nz, 1)
      return
    }
    for (let i = 0; i < rays; i++) {
      const turn = 2 * Math.PI * this.random()
      const h = Math.sqrt(this.random())
      const c = Math.sqrt(1 - h * h)
      const sign = nz >= 0 ? 1 : -1
      const k = -1 / (sign + nz)
      const m = nx * ny * k
      const u = Math.cos(turn) * h
      const v = Math.sin(turn) * h
      const dx = u * (1 + sign * nx * nx * k) + v * m + nx * c
      const dy = u * sign * m + v * (sign + ny * ny * k) + ny * c
      const dz = -u * sign * nx - v * ny + nz * c
      if (caster.hit(px, py, pz, dx, dy, dz, 5, false)) {
        const far = clamp(caster.t / 5, 0, 1)
        lit[0] += (0.1 + 0.25 * far) / rays
        lit[1] += (0.1 + 0.25 * far) / rays
        lit[2] += (0.11 + 0.26 * far) / rays
      } else this.arrive(dx, dy, dz, px, py, pz, 1 / rays)
    }
  }

  /** Light of the sky, or of the sunlit ground, from one direction. */
  private arrive(
    dx: number,
    dy: number,
    dz: number,
    px: number,
    py: number,
    pz: number,
    share: number,
  ): void {
    const { lit, seen } = this
    if (dz > 0) {
      const yx = dx * this.cos - dy * this.sin
      const yy = dx * this.sin + dy * this.cos
      skyLight(seen, yx, yy, dz, 1)
      lit[0]! += seen.r * share
      lit[1]! += seen.g * share
      lit[2]! += seen.b * share
      return
    }
    const t = pz / Math.max(-dz, 1e-3)
    const shade = this.groundShade(px + dx * t, py + dy * t)
    lit[0]! += 0.44 * shade * share
    lit[1]! += 0.39 * shade * share
    lit[2]! += 0.33 * shade * share
  }

  /** Cheap shadow of the body on the ground, for light that bounces. */
  private groundShade(x: number, y: number): number {
    const b = this.box
    const ox = Math.max(b[0]! - x, x - b[3]!, 0)
    const oy = Math.max(b[1]! - y, y - b[4]!, 0)
    return mix(0.16, 1, clamp(Math.hypot(ox, oy) / 0.7, 0, 1))
  }

  private dome(_nx: number, _ny: number, nz: number, share: number): void {
    const up = 0.5 + 0.5 * nz
    this.lit[0]! += mix(0.36, 0.76, up) * share
    this.lit[1]! += mix(0.32, 0.79, up) * share
    this.lit[2]! += mix(0.27, 0.9, up) * share
  }

  /** Blurred surroundings for flakes and brushed metal. */
  private blurred(dx: number, dy: number, dz: number): void {
    const s = this.seen
    skyLight(s, dx * this.cos - dy * this.sin, dx * this.sin + dy * this.cos, Math.max(dz, 0), 1)
    const k = clamp(0.5 + dz * 1.6, 0, 1)
    s.r = mix(0.2, s.r, k)
    s.g = mix(0.18, s.g, k)
    s.b = mix(0.16, s.b, k)
    const toSun = dx * this.sun[0]! + dy * this.sun[1]! + dz * this.sun[2]!
    const lobe = Math.pow(clamp(toSun, 0, 1), 22) * 1.9
    s.r += lobe
    s.g += lobe * 0.9
    s.b += lobe * 0.74
  }

  private shade(x: number, y: number, z: number, dx: number, dy: number, dz: number): Surface {
    const s = this.surface
    const n = this.n
    this.caster.normal(n)
    s.r = s.g = s.b = 0.5
    s.paint = s.mirror = s.rough = s.metal = s.glass = s.glow = 0
    s.nx = n[0]!
    s.ny = n[1]!
    s.nz = n[2]!
    this.model.shaders[this.caster.mat[this.caster.tri]!]!(s, x, y, z)
    const facing = s.nx * dx + s.ny * dy + s.nz * dz
    if (facing > 0) {
      s.nx = -s.nx
      s.ny = -s.ny
      s.nz = -s.nz
      // The inside of the shell: dark lining, unless it is a window seen from within.
      if (s.glass === 0) {
        s.r = s.g = s.b = 0.05
        s.paint = s.mirror = 0
      }
    }
    return s
  }

  /** Light along a secondary ray into out[]: what mirrors and windows show. */
  private radiance(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    deep: number,
  ): void {
    const { out, caster, seen, lit } = this
    out.fill(0)
    if (!caster.hit(ox, oy, oz, dx, dy, dz, 60, false)) {
      this.see(ox, oy, oz, dx, dy, dz)
      if (seen.sky) {
        out[0] = Math.min(seen.r, 6)
        out[1] = Math.min(seen.g, 6)
        out[2] = Math.min(seen.b, 6)
        return
      }
      const shade = seen.ground ? this.groundShade(ox + dx * seen.t, oy + dy * seen.t) : 1
      const cosSun = Math.max(0, seen.nx * this.sun[0]! + seen.ny * this.sun[1]! + seen.nz * this.sun[2]!)
      out[0] = seen.r * shade * (SUN_COLOUR[0] * cosSun + 0.7)
      out[1] = seen.g * shade * (SUN_COLOUR[1] * cosSun + 0.72)
      out[2] = seen.b * shade * (SUN_COLOUR[2] * cosSun + 0.78)
      return
    }
    const t = caster.t
    const x = ox + dx * t
    const y = oy + dy * t
    const z = oz + dz * t
    const s = this.shade(x, y, z, dx, dy, dz)
    if (s.glass > 0 && deep > 0) {
      const through = s.glass
      this.radiance(x + dx * 1e-3, y + dy * 1e-3, z + dz * 1e-3, dx, dy, dz, deep - 1)
      for (let i = 0; i < 6; i++) out[i]! *= through
      return
    }
    const { r, g, b, paint, mirror, glow } = s
    const [nx, ny, nz] = [s.nx, s.ny, s.nz]
    this.light(x, y, z, nx, ny, nz, 1)
    const sky = mirror * 1.2
    out[0] = lit[0]! * r * (1 - paint) + sky + glow * r
    out[1] = lit[1]! * g * (1 - paint) + sky + glow * g
    out[2] = lit[2]! * b * (1 - paint) + sky + glow * b
    out[3] = lit[0]! * paint
    out[4] = lit[1]! * paint
    out[5] = lit[2]! * paint
  }

  /** A camera ray that misses the goods. */
  private backdrop(
    film: Film,
    i: number,
    w: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
  ): void {
    const { seen } = this
    const i3 = i * 3
    this.see(ox, oy, oz, dx, dy, dz)
    film.depth[i]! += w * Math.min(seen.t, 60)
    if (seen.sky) {
      film.fixed[i3]! += Math.min(seen.r, 3) * w
      film.fixed[i3 + 1]! += Math.min(seen.g, 3) * w
      film.fixed[i3 + 2]! += Math.min(seen.b, 3) * w
      return
    }
    const [r, g, b, t] = [seen.r, seen.g, seen.b, seen.t]
    const [nx, ny, nz] = [seen.nx, seen.ny, seen.nz]
    this.light(ox + dx * t, oy + dy * t, oz + dz * t, nx, ny, nz, this.skyRays)
    this.deposit(film, i, w, r, g, b, 0, nx, ny, nz)
  }

  /** One camera ray into the film at pixel i with weight w. */
  private camera(
    film: Film,
    i: number,
    w: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
  ): void {
    const { caster, seen } = this
    const i3 = i * 3
    if (!caster.hit(ox, oy, oz, dx, dy, dz, 90, false)) {
      this.backdrop(film, i, w, ox, oy, oz, dx, dy, dz)
      return
    }
    const t = caster.t
    film.depth[i]! += w * t
    const x = ox + dx * t
    const y = oy + dy * t
    const z = oz + dz * t
    const s = { ...this.shade(x, y, z, dx, dy, dz) }
    const cosView = clamp(-(dx * s.nx + dy * s.ny + dz * s.nz), 0, 1)
    const fresnel =
      s.mirror > 0 ? s.mirror + (1 - s.mirror) * Math.pow(1 - cosView, 5) * (1 - s.rough * 0.75) : 0
    if (fresnel > 0.004) this.reflect(film, i3, w * fresnel, s, x, y, z, dx, dy, dz)
    if (s.glass > 0) {
      this.radiance(x + dx * 1e-3, y + dy * 1e-3, z + dz * 1e-3, dx, dy, dz, 3)
      for (let c = 0; c < 3; c++) {
        film.fixed[i3 + c]! += this.out[c]! * w * (1 - fresnel) * s.glass
        film.flake[i3 + c]! += this.out[c + 3]! * w * (1 - fresnel) * s.glass
      }
      this.remember(film, i3, w, s.nx, s.ny, s.nz)
      return
    }
    if (s.paint > 0 && s.mirror > 0) {
      const k = 2 * (dx * s.nx + dy * s.ny + dz * s.nz)
      this.blurred(dx - k * s.nx, dy - k * s.ny, dz - k * s.nz)
      const strength = w * s.paint * 0.5 * (0.35 + 0.65 * cosView)
      film.flake[i3]! += seen.r * strength
      film.flake[i3 + 1]! += seen.g * strength
      film.flake[i3 + 2]! += seen.b * strength
    }
    for (let c = 0; c < 3; c++) film.fixed[i3 + c]! += s.glow * [s.r, s.g, s.b][c]! * w
    this.light(x, y, z, s.nx, s.ny, s.nz, this.skyRays)
    const keep = (1 - fresnel) * (1 - s.metal)
    this.deposit(
      film,
      i,
      w,
      s.r * keep * (1 - s.paint),
      s.g * keep * (1 - s.paint),
      s.b * keep * (1 - s.paint),
      s.paint * keep,
      s.nx,
      s.ny,
      s.nz,
    )
  }

  private reflect(
    film: Film,
    i3: number,
    w: number,
    s: Surface,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
  ): void {
    const k = 2 * (dx * s.nx + dy * s.ny + dz * s.nz)
    let rx = dx - k * s.nx
    let ry = dy - k * s.ny
    let rz = dz - k * s.nz
    if (s.rough > 0) {
      rx += (this.random() - 0.5) * s.rough
      ry += (this.random() - 0.5) * s.rough
      rz += (this.random() - 0.5) * s.rough
      const len = Math.hypot(rx, ry, rz)
      rx /= len
      ry /= len
      rz /= len
    }
    const tint = [mix(1, s.r, s.metal), mix(1, s.g, s.metal), mix(1, s.b, s.metal)]
    this.radiance(x + s.nx * 2e-3, y + s.ny * 2e-3, z + s.nz * 2e-3, rx, ry, rz, 1)
    const seen = s.rough < ROUGH ? film.fixed : film.sheen
    for (let c = 0; c < 3; c++) {
      seen[i3 + c]! += this.out[c]! * w * tint[c]!
      film.flake[i3 + c]! += this.out[c + 3]! * w * tint[c]!
    }
  }

  private remember(film: Film, i3: number, w: number, nx: number, ny: number, nz: number): void {
    film.normal[i3]! += nx * w
    film.normal[i3 + 1]! += ny * w
    film.normal[i3 + 2]! += nz * w
  }

  private deposit(
    film: Film,
    i: number,
    w: number,
    r: number,
    g: number,
    b: number,
    paint: number,
    nx: number,
    ny: number,
    nz: number,
  ): void {
    const i3 = i * 3
    for (let c = 0; c < 3; c++) film.light[i3 + c]! += this.lit[c]! * w
    film.matt[i3]! += r * w
    film.matt[i3 + 1]! += g * w
    film.matt[i3 + 2]! += b * w
    film.paint[i]! += paint * w
    this.remember(film, i3, w, nx, ny, nz)
  }

  /** Draws one view. `grid` × `grid` rays per pixel; where `sparing`, one ray and as many only where neighbours differ. */
  draw(view: View, w: number, h: number, grid: number, sparing = false): Film {
    const film = newFilm(w, h)
    const ray = this.aim(view, w, h)
    const shoot = (k: number, side: number): void => {
      const i = k % w
      const j = (k - i) / w
      this.seed = (j * 7919 + i * 104729) ^ 0x5bd1e995
      this.part[2] = side
      for (let s = 0; s < side * side; s++) {
        const [column, row] = [s % side, Math.floor(s / side)]
        this.part[0] = column
        this.part[1] = row
        ray(film, k, 1 / (side * side), i + (column + this.random()) / side, j + (row + this.random()) / side)
      }
    }
    this.skyRays = sparing ? 3 : grid > 2 ? 1 : 2
    for (let k = 0; k < w * h; k++) shoot(k, sparing ? 1 : grid)
    if (!sparing) return film
    this.skyRays = grid > 2 ? 1 : 2
    for (const k of edges(film)) {
      wipe(film, k)
      shoot(k, grid)
    }
    return film
  }

  /** What sends a camera ray through a place of the picture, in pixels. */
  private aim(
    view: View,
    w: number,
    h: number,
  ): (film: Film, k: number, weight: number, px: number, py: number) => void {
    const turn = -Math.PI / 2 - (view.azimuth * Math.PI) / 180
    this.cos = Math.cos(turn)
    this.sin = Math.sin(turn)
    const toGoods = (x: number, y: number): [number, number] => [
      x * this.cos + y * this.sin,
      -x * this.sin + y * this.cos,
    ]
    const sunLength = Math.hypot(...SUN)
    ;[this.sun[0], this.sun[1]] = toGoods(SUN[0] / sunLength, SUN[1] / sunLength)
    this.sun[2] = SUN[2] / sunLength
    const flat = Math.hypot(this.sun[0], this.sun[1])
    const [ux, uy] = [this.sun[0] / flat, this.sun[1] / flat]
    this.across[0] = -uy * SUN_WIDTH
    this.across[1] = ux * SUN_WIDTH
    this.along[0] = -ux * this.sun[2] * SUN_WIDTH
    this.along[1] = -uy * this.sun[2] * SUN_WIDTH
    this.along[2] = flat * SUN_WIDTH
    const [ax, ay, az] = view.aim
    const back = Math.sqrt(Math.max(0.01, view.distance ** 2 - (view.eye - az) ** 2))
    const [cx, cy] = toGoods(0, -back)
    const eye = [ax + cx, ay + cy, view.eye]
    const forward = [-cx / view.distance, -cy / view.distance, (az - view.eye) / view.distance]
    const [rx, ry] = toGoods(1, 0)
    const right = [rx, ry, 0]
    const up = [
      right[1]! * forward[2]!,
      -right[0]! * forward[2]!,
      right[0]! * forward[1]! - right[1]! * forward[0]!,
    ]
    const scale = Math.tan((view.lens * Math.PI) / 360)
    return (film, k, weight, px, py) => {
      const u = (px / w - 0.5 + (view.shiftX ?? 0)) * 2 * scale
      const v = (0.5 - py / h) * 2 * scale * (h / w)
      let dx = forward[0]! + right[0]! * u + up[0]! * v
      let dy = forward[1]! + right[1]! * u + up[1]! * v
      let dz = forward[2]! + right[2]! * u + up[2]! * v
      const len = Math.hypot(dx, dy, dz)
      dx /= len
      dy /= len
      dz /= len
      this.camera(film, k, weight, eye[0]!, eye[1]!, eye[2]!, dx, dy, dz)
    }
  }
}
