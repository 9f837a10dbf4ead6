// Fork-lift truck: counterweight, overhead guard, mast with forks, gas bottle behind.
import { bar, box, mirrored, smax, smin, smooth } from '../formas.ts'
import { type Box, type Implicit, implicitMesh } from '../malha.ts'
import { PATIOS } from '../patios.ts'
import type { Model, Shader } from '../tela.ts'
import { axle, wheelMeshes } from '../rodas.ts'
import { BLACK, coat, FRAME, matt, redLamp, STEEL, wave, whiteLamp, WHEELS } from './pecas.ts'

const body: Implicit = (x, y, z) => {
  const base = box(x, y, z, [0.05, 0, 0.5], [0.75, 0.5, 0.28], 0.09)
  const bonnet = box(x, y, z, [-0.3, 0, 0.88], [0.42, 0.38, 0.18], 0.09)
  const d = smin(base, bonnet, 0.08)
  const wells = Math.min(Math.hypot(x - 0.62, z - 0.33) - 0.4, Math.hypot(x + 0.75, z - 0.27) - 0.33)
  return smax(d, -Math.max(wells, 0.28 - Math.abs(y)), 0.03)
}
const weight: Implicit = (x, y, z) =>
  smax(
    box(x, y, z, [-1.0, 0, 0.68], [0.34, 0.54, 0.4], 0.16),
    -Math.max(Math.hypot(x + 0.75, z - 0.27) - 0.33, 0.28 - Math.abs(y)),
    0.03,
  )
const guard = mirrored((x, y, z) =>
  Math.min(
    bar(x, y, z, [0.62, 0.42, 0.75], [0.38, 0.42, 2.08], 0.036),
    bar(x, y, z, [-0.78, 0.42, 1.0], [-0.72, 0.42, 2.08], 0.036),
    bar(x, y, z, [0.38, 0.42, 2.08], [-0.72, 0.42, 2.08], 0.036),
    Math.max(
      Math.abs(wave(x + 0.05, 0.18) - 0.5) * 0.18 - 0.016,
      Math.abs(z - 2.09) - 0.02,
      y - 0.42,
      x - 0.36,
      -0.72 - x,
    ),
  ),
)
const mast = mirrored((x, y, z) =>
  Math.min(
    box(x, y, z, [0.98, 0.32, 1.12], [0.05, 0.045, 1.06], 0.012),
    box(x, y, z, [1.05, 0.24, 1.1], [0.035, 0.035, 1.02], 0.01),
    box(x, y, z, [0.98, 0, 2.12], [0.05, 0.34, 0.05], 0.012),
    box(x, y, z, [0.98, 0, 1.1], [0.03, 0.34, 0.04], 0.012),
    box(x, y, z, [0.98, 0, 0.22], [0.05, 0.34, 0.06], 0.012),
  ),
)
const forks = mirrored((x, y, z) =>
  Math.min(
    box(x, y, z, [1.16, 0.22, 0.38], [0.022, 0.055, 0.3], 0.008),
    smax(
      box(x, y, z, [1.68, 0.22, 0.1], [0.54, 0.055, 0.024], 0.008),
      z - 0.125 + 0.03 * smooth(1.5, 2.22, x),
      0.01,
    ),
    box(x, y, z, [1.12, 0, 0.55], [0.025, 0.46, 0.045], 0.01),
    box(x, y, z, [1.12, 0, 0.24], [0.025, 0.46, 0.045], 0.01),
    bar(x, y, z, [1.12, 0.42, 0.55], [1.12, 0.42, 1.15], 0.016),
    bar(x, y, z, [1.12, 0.14, 0.55], [1.12, 0.14, 1.15], 0.014),
    bar(x, y, z, [1.12, 0, 1.15], [1.12, 0.42, 1.15], 0.016),
  ),
)
const ram: Implicit = (x, y, z) => bar(x, y, z, [0.98, 0.0, 0.3], [0.98, 0.0, 1.95], 0.045)
const seat: Implicit = (x, y, z) =>
  Math.min(
    smin(
      box(x, y, z, [-0.28, 0, 1.13], [0.22, 0.22, 0.08], 0.06),
      box(x + (z - 1.13) * 0.18, y, z, [-0.5, 0, 1.42], [0.06, 0.21, 0.28], 0.05),
      0.06,
    ),
    Math.hypot(Math.hypot(y, (z - 1.32) * 1.0) - 0.15, x - 0.22 + (z - 1.32) * 0.7) - 0.015,
    bar(x, y, z, [0.45, 0, 0.85], [0.24, 0, 1.3], 0.03),
    box(x, y, z, [0.5, 0, 0.9], [0.08, 0.36, 0.18], 0.04),
  )
const bottle: Implicit = (x, y, z) =>
  Math.min(
    bar(x, y, z, [-1.02, -0.25, 1.24], [-1.02, 0.25, 1.24], 0.155),
    bar(x, y, z, [-1.02, 0.3, 1.24], [-1.02, 0.44, 1.24], 0.05),
  )

/** The fork-lift. */
export function buildForklift(): Model {
  const parts: readonly (readonly [Implicit, Box, number, number])[] = [
    [body, [-0.9, -0.65, 0.1, 0.95, 0.65, 1.15], 0.018, 0],
    [weight, [-1.5, -0.7, 0.15, -0.5, 0.7, 1.2], 0.018, 0],
    [guard, [-0.9, -0.55, 0.65, 0.75, 0.55, 2.2], 0.014, 1],
    [mast, [0.85, -0.45, 0.05, 1.15, 0.45, 2.25], 0.013, 1],
    [forks, [1.05, -0.55, 0.04, 2.3, 0.55, 1.25], 0.011, 1],
    [ram, [0.85, -0.12, 0.2, 1.1, 0.12, 2.05], 0.013, 2],
    [seat, [-0.7, -0.45, 0.7, 0.7, 0.45, 1.8], 0.016, 3],
    [bottle, [-1.25, -0.5, 1.0, -0.8, 0.55, 1.45], 0.016, 4],
    [
      mirrored((x, y, z) => box(x, y, z, [0.44, 0.42, 1.9], [0.05, 0.07, 0.06], 0.03)),
      [0.3, -0.6, 1.8, 0.55, 0.6, 2],
      0.012,
      8,
    ],
    [
      mirrored((x, y, z) => box(x, y, z, [-1.33, 0.36, 0.9], [0.03, 0.09, 0.045], 0.02)),
      [-1.4, -0.5, 0.8, -1.25, 0.5, 1],
      0.012,
      9,
    ],
  ]
  const meshes = parts.map(([fn, b, h, mat]) => implicitMesh(fn, b, h, mat))
  const front = wheelMeshes({ radius: 0.33, width: 0.24, rim: 0.19, style: 'caminhao' }, [5, 6, 7])
  const rear = wheelMeshes({ radius: 0.26, width: 0.18, rim: 0.15, style: 'caminhao' }, [5, 6, 7])
  meshes.push(...axle(front, 0.62, 0.57, 0.24, 0.33), ...axle(rear, -0.75, 0.54, 0.18, 0.26))
  const skin: Shader = (s, x, _y, z) => {
    coat(s)
    if (z < 0.36) matt(s, 0.03, 0.03, 0.03, 0.03)
    if (x < -0.72 && z > 0.98) matt(s, 0.03, 0.03, 0.03, 0.03)
    if (s.nx < -0.7 && z > 0.5 && z < 0.62)
      matt(s, wave(_y + z, 0.16) < 0.5 ? 0.7 : 0.02, wave(_y + z, 0.16) < 0.5 ? 0.45 : 0.02, 0.02, 0.03)
  }
  const gas: Shader = (s) => matt(s, 0.5, 0.5, 0.52, 0.08, 0.3)
  return {
    meshes,
    shaders: [skin, FRAME, STEEL, BLACK, gas, ...WHEELS, whiteLamp, redLamp],
    yard: PATIOS.pesados,
    height: 2.2,
    length: 3.5,
    width: 1.3,
  }
}
