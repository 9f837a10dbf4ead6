// Damages inside: what they add to an interior's parts, and what they do to the cloth of its seats.
import { box, clamp, ellipsoid, mix, noise, smax, smooth } from '../formas.ts'
import type { Montagem, P3 } from '../montagem.ts'
import type { Surface } from '../tela.ts'
import { MAT, type Medidas } from './interior-medidas.ts'
import { matt } from './pecas.ts'

export type Dentro = 'rasgado' | 'gasto' | 'forro' | 'airbags' | 'desmontado'

/** An empty air bag: a cushion with folds that hangs from `at`. */
function bag(m: Montagem, [cx, cy, cz]: P3, [w, deep, high]: P3): void {
  m.form(
    (x, y, z) => {
      const low = clamp((cz - z) / high, 0, 1)
      const fold =
        0.007 * Math.sin(y * 34 + 3 * low + 2 * noise(x * 6, y * 6, z * 6)) * low +
        0.035 * (noise(x * 5 + cy * 9, y * 5, z * 4) - 0.5) +
        0.01 * (noise(x * 17, y * 17, z * 9) - 0.5)
      const soft = ellipsoid(
        x,
        y,
        z,
        [cx - 0.05 * low, cy, cz - high * 0.45],
        [deep * (0.55 + 0.45 * low), w * (0.7 + 0.3 * low), high * 0.62],
      )
      return soft * 0.8 + fold
    },
    [cx - deep - 0.12, cy - w - 0.08, cz - high * 1.25, cx + deep + 0.12, cy + w + 0.08, cz + high * 0.35],
    0.009,
    MAT.lona,
  )
}

/** The cloth of the roof hangs down in a belly; at its edge the foam shows. */
function belly(m: Montagem, q: Medidas): void {
  m.form(
    (x, y, z) => {
      const u = clamp((x + 0.65) / 1.05, 0, 1)
      const v = clamp((y + q.meia - 0.12) / (2 * q.meia - 0.24), 0, 1)
      const wave = Math.sin(Math.PI * u) * Math.sin(Math.PI * v)
      const wrinkle = 0.012 * Math.sin(y * 30 + x * 16) * wave + 0.02 * (noise(x * 7, y * 7, 2) - 0.5)
      const sheet = q.teto - 0.04 - 0.24 * wave ** 1.3 + wrinkle
      return smax(
        Math.abs(z - sheet) * 0.6 - 0.006,
        box(x, y, z, [-0.12, 0, q.teto - 0.15], [0.5, q.meia - 0.14, 0.3], 0.1),
        0.01,
      )
    },
    [-0.66, -q.meia, q.teto - 0.42, 0.42, q.meia, q.teto + 0.02],
    0.01,
    MAT.claro,
  )
}

/** Cables where the radio and the glove box were, rails on the bare floor where a seat was. */
function strip(m: Montagem, q: Medidas): void {
  const side = -q.bancos[0]![1]
  const z = q.painel - 0.2
  m.block([0.585, side, q.painel - 0.31], [0.03, 0.2, 0.085], 0.01, MAT.preto)
  for (let n = 0; n < 7; n++) {
    const y = -0.09 + n * 0.03
    const low = z - 0.17 - 0.05 * ((n * 37) % 5) * 0.4
    m.hose(
      [
        [0.47, y * 0.6, z],
        [0.37, y, z - 0.03],
        [0.34, y * 1.3 + 0.02, z - 0.12],
        [0.36, y * 1.5, low],
      ],
      0.0045,
      MAT.fio,
    )
    if (n % 3 === 1) m.block([0.36, y * 1.5, low - 0.015], [0.014, 0.02, 0.014], 0.004, MAT.lona)
  }
  for (let n = 0; n < 4; n++)
    m.hose(
      [
        [0.56, side - 0.1 + n * 0.06, q.painel - 0.28],
        [0.47, side - 0.08 + n * 0.05, q.painel - 0.36],
        [0.46, side - 0.1 + n * 0.07, q.painel - 0.52],
      ],
      0.005,
      MAT.fio,
    )
  const floor = q.assento - 0.27
  for (const s of [-1, 1])
    m.block([-0.1, side + 0.2 * s, floor + 0.03], [0.36, 0.02, 0.022], 0.006, MAT.metal)
  for (let n = 0; n < 18; n++)
    m.disc(
      [-0.4 + ((n * 61) % 83) / 100, side - 0.24 + ((n * 47) % 49) / 100, floor + 0.018],
      'z',
      0.008 + (n % 3) * 0.003,
      0.008,
      MAT.metal,
    )
}

export function damageInside(m: Montagem, q: Medidas, kind: Dentro | null): void {
  const [[, side]] = q.bancos as [P3]
  if (kind === 'airbags') {
    bag(m, [0.27, side, q.painel + 0.03], [0.2, 0.11, 0.34])
    bag(m, [0.46, -side, q.painel + 0.02], [0.24, 0.13, 0.3])
    m.block([0.6, -side, q.painel + 0.03], [0.05, 0.18, 0.008], 0.006, MAT.preto)
  } else if (kind === 'forro') belly(m, q)
  else if (kind === 'desmontado') strip(m, q)
}

/** What a place of a seat has suffered; x, y, z from its joint. */
export function wearOf(kind: Dentro | null): (s: Surface, x: number, y: number, z: number) => void {
  if (kind === 'rasgado') return torn
  return kind === 'gasto' ? worn : () => {}
}

/** A slit across the cushion with the foam in it. */
function torn(s: Surface, x: number, y: number, z: number): void {
  if (z > 0.14) return
  const run = clamp((y + 0.13) / 0.25, 0, 1)
  const line = x - 0.3 - 0.05 * Math.sin(run * 5) - 0.02 * (noise(y * 60, 1, 1) - 0.5)
  const open = 0.032 * Math.sin(Math.PI * run) ** 0.7 + 0.006 * (noise(y * 130, 3, 2) - 0.5)
  const d = Math.abs(line) - open
  if (run <= 0 || run >= 1 || d > 0.006) return
  if (d > 0) {
    matt(s, 0.012, 0.011, 0.01)
    return
  }
  const k = 0.75 + 0.5 * noise(x * 90, y * 90, 2)
  const deep = mix(0.45, 1, smooth(0, -0.015, d))
  matt(s, 0.6 * k * deep, 0.42 * k * deep, 0.14 * k * deep)
  s.nx += line * 14
  s.ny += (noise(x * 120, y * 120, 7) - 0.5) * 0.7
  const len = Math.hypot(s.nx, s.ny, s.nz)
  s.nx /= len
  s.ny /= len
  s.nz /= len
}

/** Rubbed pale where one gets in and where one sits; a seam that opens. */
function worn(s: Surface, x: number, y: number, z: number): void {
  const bolster = smooth(0.09, 0.02, Math.hypot((x - 0.28) * 0.35, Math.abs(y) - 0.22, z - 0.08))
  const seat = 0.7 * smooth(0.24, 0.05, Math.hypot(x - 0.26, y * 1.2, z * 0.6))
  const back = 0.55 * smooth(0.2, 0.05, Math.hypot(y, z - 0.36))
  const rubbed =
    Math.max(bolster, seat, back) *
    smooth(0.25, 0.7, noise(x * 26, y * 26, z * 26) * 0.6 + noise(x * 95, y * 95, z * 95) * 0.4)
  s.r = mix(s.r, 0.46, rubbed * 0.75)
  s.g = mix(s.g, 0.42, rubbed * 0.75)
  s.b = mix(s.b, 0.35, rubbed * 0.75)
  const gap =
    Math.abs(Math.abs(y) - 0.15 - 0.004 * noise(x * 40, 1, 2)) -
    0.005 * smooth(0.1, 0.3, x) * smooth(0.5, 0.35, x)
  if (gap < 0 && z < 0.14) matt(s, 0.01, 0.01, 0.01)
}
