// What one good has and others of its body do not: the cover, hoop, steps and box that its description names, and parts
// that are bent or broken off. Materials are added behind those of the body.
import { bar, box, ellipsoid, mirrored, noise, smooth } from './formas.ts'
import { type Box, type Implicit, implicitMesh, type Mesh, placed } from './malha.ts'
import { BLACK, matt, STEEL } from './modelos/pecas.ts'
import type { Model, Shader } from './tela.ts'

type Acessorio = {
  /** The close pictures of its damage are taken without it. */
  soDeLonge?: true
  fazer: (m: Model) => Model
}

/** The motorcycle leans on its stand. */
const LEAN = 0.07
const CHAPA: Shader = (s, x, y, z) => {
  const k = noise(x * 30, y * 30, z * 30)
  matt(s, 0.34 + 0.06 * k, 0.34 + 0.06 * k, 0.34 + 0.06 * k, 0.12, 0.45)
  s.metal = 0.2
}

function withPart(m: Model, fn: Implicit, bounds: Box, cell: number, shader: Shader, lean = 0): Model {
  const mesh = implicitMesh(fn, bounds, cell, m.shaders.length)
  return {
    ...m,
    meshes: [...m.meshes, lean === 0 ? mesh : placed(mesh, 0, 0, 0, 0, lean)],
    shaders: [...m.shaders, shader],
  }
}

/** Without the triangles whose middle lies in the region. */
function without(m: Model, region: (x: number, y: number, z: number) => boolean): Model {
  const kept = (mesh: Mesh): Mesh => {
    const idx: number[] = []
    const mid = (i: number, c: number) =>
      (mesh.pos[mesh.idx[i]! * 3 + c]! +
        mesh.pos[mesh.idx[i + 1]! * 3 + c]! +
        mesh.pos[mesh.idx[i + 2]! * 3 + c]!) /
      3
    for (let i = 0; i < mesh.idx.length; i += 3)
      if (!region(mid(i, 0), mid(i, 1), mid(i, 2))) idx.push(mesh.idx[i]!, mesh.idx[i + 1]!, mesh.idx[i + 2]!)
    return { ...mesh, idx: Uint32Array.from(idx) }
  }
  return { ...m, meshes: m.meshes.map(kept) }
}

/** Everything pressed down by a depth that depends on the place; normals follow its slope. */
function pressed(m: Model, depth: Implicit): Model {
  const e = 0.01
  const press = (mesh: Mesh): Mesh => {
    const pos = Float32Array.from(mesh.pos)
    const nor = Float32Array.from(mesh.nor)
    for (let i = 0; i < pos.length; i += 3) {
      const [x, y, z] = [mesh.pos[i]!, mesh.pos[i + 1]!, mesh.pos[i + 2]!]
      const d = depth(x, y, z)
      if (d === 0) continue
      const up = mesh.nor[i + 2]!
      nor[i]! += (up * (depth(x + e, y, z) - depth(x - e, y, z))) / (2 * e)
      nor[i + 1]! += (up * (depth(x, y + e, z) - depth(x, y - e, z))) / (2 * e)
      const len = Math.hypot(nor[i]!, nor[i + 1]!, nor[i + 2]!) || 1
      for (let c = 0; c < 3; c++) nor[i + c]! /= len
      pos[i + 2] = z - d
    }
    return { ...mesh, pos, nor }
  }
  // Glass and paint stay where they were on the skin.
  const unpressed = (x: number, y: number, z: number): number => {
    let was = z
    for (let i = 0; i < 3; i++) was = z + depth(x, y, was)
    return was
  }
  const shaders = m.shaders.map(
    (shader): Shader =>
      (s, x, y, z) =>
        shader(s, x, y, unpressed(x, y, z)),
  )
  return { ...m, meshes: m.meshes.map(press), shaders }
}

/** Cloth stretched flat: dull, and even above. */
const LONA: Shader = (s) => {
  matt(s, 0.022, 0.022, 0.024)
  if (s.nz < 0.6) return
  s.nx = s.ny = 0
  s.nz = 1
}

/** Where the sides of a light pickup's bed end above; they fall a little towards the rear. */
const rim = (x: number): number => 1.015 + (x + 0.95) * 0.022
/** The cover over the bed of a light pickup. */
const capota: Implicit = (x, y, z) =>
  box(x, y, z - rim(x) - 0.01 * (1 - (y / 0.8) ** 2), [-1.582, 0, 0.004], [0.65, 0.79, 0.02], 0.012)
/** A hoop behind the cab. */
const hoop: Implicit = mirrored((x, y, z) =>
  Math.min(
    bar(x, y, z, [-1.5, 0.79, rim(-1.5)], [-1.08, 0.68, 1.42], 0.03),
    bar(x, y, z, [-1.06, 0.79, rim(-1.06)], [-1.06, 0.68, 1.42], 0.03),
    bar(x, y, z, [-1.07, 0.68, 1.42], [-1.07, -0.1, 1.45], 0.03),
  ),
)
const topBox: Implicit = (x, y, z) =>
  Math.min(
    box(x, y, z, [-0.86, 0, 1.1], [0.18, 0.2, 0.14], 0.06),
    box(x, y, z, [-0.86, 0, 1.085], [0.187, 0.207, 0.012], 0.01),
    box(x, y, z, [-0.8, 0, 0.95], [0.16, 0.09, 0.014], 0.01),
    // What the rack stands on.
    bar(x, Math.abs(y), z, [-0.66, 0.06, 0.8], [-0.7, 0.07, 0.95], 0.014),
    bar(x, Math.abs(y), z, [-0.8, 0.05, 0.82], [-0.88, 0.07, 0.95], 0.014),
  )
const handGuards = mirrored((x, y, z) =>
  Math.max(
    ellipsoid(x, y, z, [0.43, 0.29, 1.05], [0.07, 0.12, 0.07]),
    -ellipsoid(x, y, z, [0.39, 0.29, 1.05], [0.075, 0.115, 0.064]),
    0.41 - x,
  ),
)
const sideSteps = mirrored((x, y, z) =>
  Math.min(
    bar(x, y, z, [-0.85, 0.93, 0.34], [1.15, 0.93, 0.34], 0.045),
    bar(x, y, z, [-0.6, 0.7, 0.36], [-0.6, 0.93, 0.34], 0.03),
    bar(x, y, z, [0.9, 0.7, 0.36], [0.9, 0.93, 0.34], 0.03),
  ),
)
const sumpGuard: Implicit = (x, y, z) =>
  box(
    x,
    y,
    z - 0.26 - (x - 2.25) * 0.38 - 0.012 * (noise(x * 9, y * 9, 1) - 0.5),
    [2.25, 0, 0],
    [0.26, 0.48, 0.012],
    0.01,
  )
const lorrySteps: Implicit = (x, y, z) => {
  const plate = box(x, Math.abs(y), z, [2.62, 1.25, 0.46], [0.25, 0.11, 0.022], 0.012)
  const hangers = Math.min(
    bar(x, Math.abs(y), z, [2.42, 1.18, 0.66], [2.42, 1.24, 0.46], 0.022),
    bar(x, Math.abs(y), z, [2.82, 1.18, 0.66], [2.82, 1.24, 0.46], 0.022),
  )
  const torn = x - 2.56 - 0.09 * (noise(y * 22, z * 40, 3) - 0.5) - 0.3 * (y + 1.25)
  // On the right the front half is gone; its hanger points down alone.
  if (y < 0)
    return Math.min(
      Math.max(plate, torn),
      hangers,
      bar(x, y, z, [2.82, -1.24, 0.46], [2.76, -1.3, 0.3], 0.014),
    )
  return Math.min(plate, hangers)
}
const levers: Implicit = (x, y, z) =>
  Math.min(
    bar(x, y, z, [0.42, -0.17, 1.05], [0.445, -0.36, 1.055], 0.009),
    bar(x, y, z, [0.42, 0.17, 1.05], [0.445, 0.25, 1.04], 0.009),
    bar(x, y, z, [0.445, 0.25, 1.04], [0.47, 0.3, 0.985], 0.009),
    bar(x, y, z, [0.47, 0.3, 0.985], [0.415, 0.36, 0.94], 0.009, 0.012),
    box(x, Math.abs(y), z, [0.41, 0.16, 1.055], [0.02, 0.022, 0.018], 0.008),
  )
const stub: Implicit = (x, y, z) =>
  ellipsoid(x, y, z, [-0.205, 0.165 + 0.03 * (noise(x * 80, z * 80, 1) - 0.5), 0.358], [0.017, 0.02, 0.017])
/** Where a car that rolled over lay on its roof. */
const rolled: Implicit = (x, y, z) => {
  const fall = Math.exp(-(((x + 0.05) / 0.75) ** 2) - ((y - 0.42) / 0.5) ** 2)
  const buckle = 1 + 0.5 * (noise(x * 4, y * 4, 2) - 0.5)
  return 0.24 * fall * buckle * smooth(0.92, 1.42, z)
}

const ACESSORIOS: Readonly<Record<string, Acessorio>> = {
  'strada-volcano': {
    soDeLonge: true,
    fazer: (m) => withPart(m, capota, [-2.3, -0.9, 0.9, -0.85, 0.9, 1.1], 0.012, LONA),
  },
  'toro-freedom': { fazer: (m) => withPart(m, hoop, [-1.6, -0.9, 0.9, -1, 0.9, 1.55], 0.014, BLACK) },
  'xre-300': {
    fazer: (m) =>
      withPart(
        withPart(m, topBox, [-1.15, -0.3, 0.76, -0.6, 0.3, 1.3], 0.011, BLACK, LEAN),
        handGuards,
        [0.3, -0.5, 0.9, 0.6, 0.5, 1.2],
        0.009,
        BLACK,
        LEAN,
      ),
  },
  'hilux-sr': {
    fazer: (m) =>
      withPart(
        withPart(m, sideSteps, [-1, -1.05, 0.25, 1.3, 1.05, 0.45], 0.016, BLACK),
        sumpGuard,
        [1.9, -0.6, 0.1, 2.6, 0.6, 0.42],
        0.01,
        CHAPA,
      ),
  },
  'volvo-fh460': {
    fazer: (m) => withPart(m, lorrySteps, [2.3, -1.45, 0.25, 2.95, 1.45, 0.7], 0.011, CHAPA),
  },
  'fazer-250': {
    fazer: (m) => withPart(m, levers, [0.35, -0.45, 0.88, 0.55, 0.45, 1.12], 0.006, STEEL, LEAN),
  },
  mt03: {
    fazer: (m) =>
      withPart(
        without(m, (x, y, z) => y > 0.15 && Math.abs(x + 0.21) < 0.07 && z > 0.3 && z < 0.43),
        stub,
        [-0.25, 0.1, 0.32, -0.15, 0.22, 0.4],
        0.005,
        STEEL,
      ),
  },
  'versa-sucata': { fazer: (m) => pressed(m, rolled) },
}

/** The body as this good has it. `longe`: as the pictures of the whole show it. */
export function comAcessorios(m: Model, codigo: string, longe: boolean): Model {
  const a = ACESSORIOS[codigo]
  return a === undefined || (a.soDeLonge && !longe) ? m : a.fazer(m)
}
/** Its damage lies under the part, which stays whole. */
export const cobreAvarias = (codigo: string): boolean => ACESSORIOS[codigo]?.soDeLonge === true
export const temAcessorio = (codigo: string): boolean => ACESSORIOS[codigo] !== undefined
