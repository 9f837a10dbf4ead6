// Several goods in one place: each is turned and moved, and all but one may have a paint of their own, because a film
// knows only one colour that is chosen later.
import type { Yard } from './cenario.ts'
import type { Paint } from './filme.ts'
import { placed } from './malha.ts'
import type { Model, Shader } from './tela.ts'

export type Lugar = { model: Model; x: number; y: number /** radians */; turn: number; paint?: Paint }

/** The shader asked in the goods' own space, its normal turned there and back. */
function moved(shader: Shader, { x: dx, y: dy, turn, paint }: Lugar): Shader {
  const c = Math.cos(turn)
  const n = Math.sin(turn)
  return (s, x, y, z) => {
    const lx = (x - dx) * c + (y - dy) * n
    const ly = -(x - dx) * n + (y - dy) * c
    const nx = s.nx * c + s.ny * n
    s.ny = -s.nx * n + s.ny * c
    s.nx = nx
    shader(s, lx, ly, z)
    const bx = s.nx * c - s.ny * n
    s.ny = s.nx * n + s.ny * c
    s.nx = bx
    if (paint && s.paint > 0) {
      const [r, g, b] = paint.matt.map((v, i) => v + paint.flake[i]! * 0.5) as [number, number, number]
      s.r = s.r * (1 - s.paint) + r * s.paint
      s.g = s.g * (1 - s.paint) + g * s.paint
      s.b = s.b * (1 - s.paint) + b * s.paint
      s.paint = 0
    }
  }
}

/** One model of many. */
export function compose(places: readonly Lugar[], yard: Yard): Model {
  const shaders: Shader[] = []
  const meshes = places.flatMap((p) => {
    const base = shaders.length
    shaders.push(...p.model.shaders.map((sh) => moved(sh, p)))
    return p.model.meshes.map((m) => ({ ...placed(m, p.x, p.y, 0, p.turn), mat: m.mat + base }))
  })
  const reach = Math.max(...places.map((p) => Math.hypot(p.x, p.y) + p.model.length / 2))
  return {
    meshes,
    shaders,
    yard,
    height: Math.max(...places.map((p) => p.model.height)),
    length: reach,
    width: reach,
  }
}
