// Cameras of the described damages, and which pictures of the whole see one.
import { avariasDe } from '../avarias.ts'
import type { Avaria } from '../avarias-tipos.ts'
import { temAcessorio } from './acessorios.ts'
import { azimuteDa, type Ferida, rayOnto } from './feridas.ts'
import type { Painter } from './pintor.ts'
import type { View } from './tela.ts'

type Point = readonly [number, number, number]
const RAD = Math.PI / 180
const LENS = 46
/** The photographer does not lie on the ground. */
const LOWEST_EYE = 0.18
/** A damage below this half size is not seen in a picture of the whole. */
const SEEN_FROM = 0.1

/** Where a wound lies on the goods; null when it lies on nothing. */
function placeOf(p: Painter, f: Pick<Ferida, 'face' | 'em'>): Point | null {
  const { from, dir } = rayOnto(f)
  return p.meet(from, dir)
}

/** The close picture of one damage. Throws when its place is not on the goods. */
export function viewOfDamage(p: Painter, a: Avaria): View {
  const [first] = a.feridas ?? []
  const perto = a.perto ?? {}
  const aim = perto.mira ?? (first && placeOf(p, first))
  if (!aim) throw new Error(`the damage "${a.legenda}" is not on the body`)
  const distance = perto.distancia ?? 1.3
  const azimuth = perto.azimute ?? azimuteDa(first?.face ?? 'frente') + (perto.desvio ?? 0)
  const eye = Math.max(LOWEST_EYE, aim[2] + distance * Math.sin((perto.elevacao ?? 12) * RAD))
  return { azimuth, eye, distance, lens: LENS, aim }
}

/** Whether a good has something of its own that pictures of the whole show, from one side or another. */
export const showsFromAfar = (codigo: string): boolean =>
  temAcessorio(codigo) ||
  avariasDe(codigo).some((a) => a.feridas?.some((f) => Math.max(...f.tamanho) >= SEEN_FROM))

/** Whether a camera sees one of these wounds. */
export function seesOne(p: Painter, v: View, wounds: readonly Ferida[]): boolean {
  const back = Math.sqrt(Math.max(0.01, v.distance ** 2 - (v.eye - v.aim[2]) ** 2))
  const eye = [
    v.aim[0] + back * Math.cos(v.azimuth * RAD),
    v.aim[1] + back * Math.sin(v.azimuth * RAD),
    v.eye,
  ]
  return wounds.some((f) => {
    if (Math.max(...f.tamanho) < SEEN_FROM) return false
    const at = placeOf(p, f)
    if (at === null) return false
    const way = at.map((c, i) => c - eye[i]!)
    const far = Math.hypot(...way)
    const met = p.meet(
      eye,
      way.map((c) => c / far),
    )
    return met !== null && Math.hypot(...met.map((c, i) => c - at[i]!)) < 0.08
  })
}
