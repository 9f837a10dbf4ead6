// City bus with engine in front: one long rounded body, a band of windows, two doors on the right side.
import { bar, box, mirrored, smax, smooth } from '../formas.ts'
import { implicitMesh, type Mesh } from '../malha.ts'
import { PATIOS } from '../patios.ts'
import type { Model, Shader, Surface } from '../tela.ts'
import { axle, wheelMeshes } from '../rodas.ts'
import { plate } from './carro-pele.ts'
import { BLACK, coat, matt, rect, redLamp, wave, whiteLamp, WHEELS } from './pecas.ts'

const HALF = 1.25
const FRONT = 5.4
const REAR = -5.4
const TOP = 3.15
const AXLES = [3.1, -2.7] as const

function glass(s: Surface, d: number): boolean {
  if (d > 0.025) return false
  matt(s, 0.012, 0.012, 0.013, 0.055, 0)
  if (d < 0) s.glass = 0.42
  return true
}

function doors(s: Surface, x: number, z: number): boolean {
  for (const dx of [4.55, -0.2]) {
    const d = rect(x, z, dx, 1.5, dx > 0 ? 0.52 : 0.62, 1.14, 0.05)
    if (d > 0.02) continue
    matt(s, 0.03, 0.03, 0.03, 0.05)
    const leaf = Math.abs(x - dx)
    if (d < -0.05 && leaf > 0.03) {
      matt(s, 0.012, 0.012, 0.013, 0.055, 0)
      s.glass = 0.4
    }
    return true
  }
  return false
}

const skin: Shader = (s, x, y, z) => {
  coat(s)
  const ay = Math.abs(y)
  if (s.nx > 0.5) {
    if (glass(s, rect(ay, z, 0, 1.95, HALF - 0.12, 0.68, 0.14))) return
    if (rect(ay, z, 0, 2.84, 0.85, 0.13, 0.05) < 0) return matt(s, 0.01, 0.01, 0.01, 0.05, 0)
    if (Math.hypot(ay - 0.86, (z - 0.86) * 1.1) < 0.15) return whiteLamp(s, x, y, z)
    if (rect(ay, z, 0.86, 0.86, 0.27, 0.19, 0.12) < 0) return matt(s, 0.03, 0.03, 0.03, 0.05, 0)
    if (Math.abs(z - 0.55) < 0.068 && ay < 0.205) return plate(s, y, z - 0.55)
    if (rect(ay, z, 0, 0.95, 0.42, 0.11, 0.05) < 0)
      return matt(s, wave(z, 0.05) < 0.5 ? 0.05 : 0.012, 0.03, 0.03, 0.05)
  }
  if (s.nx < -0.5) {
    if (glass(s, rect(ay, z, 0, 2.25, HALF - 0.3, 0.38, 0.12))) return
    if (rect(ay, z, HALF - 0.16, 1.15, 0.08, 0.3, 0.05) < 0) return redLamp(s, x, y, z)
    if (Math.abs(z - 0.75) < 0.068 && ay < 0.205) return plate(s, y, z - 0.75)
    if (rect(ay, z, 0, 1.25, 0.7, 0.25, 0.03) < 0 && wave(z, 0.07) < 0.3) return matt(s, 0.02, 0.02, 0.02)
  }
  if (Math.abs(s.ny) > 0.6) {
    if (y < 0 && doors(s, x, z)) return
    if (x > REAR + 0.35 && x < FRONT - 0.35 && z > 1.42 && z < 2.62) {
      const bay = wave(x - 0.35, 1.28) * 1.28
      const d = rect(bay, z, 0.64, 2.02, 0.595, 0.52, 0.09)
      matt(s, 0.012, 0.012, 0.013, 0.05, 0)
      s.paint = 0
      if (d < 0) {
        s.glass = 0.42
        if (Math.abs(z - 2.28) < 0.012) s.glass = 0
      }
      return
    }
    // A white sweep over the paint towards the rear.
    const sweep = z - 0.75 - 0.55 * smooth(1, -5, x)
    if (z < 1.42 && sweep > 0 && sweep < 0.2) {
      s.paint = 0
      matt(s, 0.68, 0.68, 0.66, 0.05, 0)
    }
    if (z > 0.42 && z < 1.3 && wave(x, 1.28) < 0.008) matt(s, 0.02, 0.02, 0.02)
  }
  if (z < 0.42) {
    s.paint = 0
    matt(s, 0.03, 0.03, 0.032, 0.03)
  }
}

/** The bus. */
export function buildBus(): Model {
  const body = mirrored((x, y, z) => {
    let d = smax(y - HALF + 0.03 * smooth(2, TOP, z), z - TOP + 0.1 * (y / HALF) ** 2, 0.22)
    d = smax(d, x - FRONT + 0.16 * (y / HALF) ** 4 + 0.14 * smooth(1.2, TOP, z), 0.18)
    d = smax(d, REAR - x + 0.12 * (y / HALF) ** 4, 0.14)
    d = smax(d, 0.36 - z, 0.04)
    const r = Math.min(...AXLES.map((a) => Math.hypot(x - a, Math.max(0, z - 0.5))))
    return smax(d, -smax(r - 0.58, HALF - 0.45 - y, 0.03), 0.025)
  })
  const inside = (x: number, y: number, z: number) => {
    const local = wave(x, 0.86) * 0.86 - 0.4
    const ay = Math.abs(y)
    const seats = Math.max(
      Math.min(
        box(local, ay, z, [0, 0.78, 1.35], [0.22, 0.4, 0.05], 0.04),
        box(local + (z - 1.35) * 0.2, ay, z, [-0.2, 0.78, 1.68], [0.035, 0.4, 0.36], 0.03),
      ),
      x - 3.6,
      REAR + 0.6 - x,
    )
    return Math.min(
      seats,
      box(x, y, z, [0, 0, 0.9], [5.2, 1.16, 0.05], 0.02),
      box(x, y, z, [4.75, 0, 1.15], [0.25, 1.1, 0.18], 0.05),
    )
  }
  const mirrors = mirrored((x, y, z) =>
    Math.min(
      bar(x, y, z, [5.2, 1.15, 2.7], [5.62, 1.36, 2.5], 0.025),
      box(x, y, z, [5.6, 1.38, 2.25], [0.06, 0.11, 0.22], 0.05),
    ),
  )
  const wheel = wheelMeshes({ radius: 0.5, width: 0.28, rim: 0.29, style: 'caminhao' }, [3, 4, 5])
  const meshes: Mesh[] = [
    implicitMesh(body, [REAR - 0.1, -1.35, 0.25, FRONT + 0.1, 1.35, TOP + 0.1], 0.04, 0),
    implicitMesh(inside, [REAR, -1.25, 0.8, FRONT, 1.25, 2.2], 0.05, 1),
    implicitMesh(mirrors, [5, -1.6, 1.9, 5.8, 1.6, 2.9], 0.022, 2),
    ...AXLES.flatMap((x) => axle(wheel, x, HALF - 0.03, 0.28, 0.5)),
  ]
  const cushions: Shader = (s) => matt(s, 0.05, 0.09, 0.2)
  return {
    meshes,
    shaders: [skin, cushions, BLACK, ...WHEELS],
    yard: PATIOS.pesados,
    height: TOP,
    length: 10.8,
    width: 2.5,
  }
}
