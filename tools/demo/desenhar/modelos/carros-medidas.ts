// The measures of each car body, in metres; x from the rear (-) to the front (+), z from the ground. They are typical of
// a class of body, not of one maker's model: the picture says "imagem ilustrativa".
import type { PATIOS } from '../patios.ts'
import type { WheelSpec } from '../rodas.ts'
import { FAMILIAS } from './medidas-familias.ts'
import { hatch, sedan, suv } from './medidas-passeio.ts'
import { furgao, picape } from './medidas-trabalho.ts'

type Line = readonly (readonly [number, number])[]
export type CarSpec = {
  length: number
  width: number
  height: number
  clearance: number
  axles: readonly [number, number]
  wheel: WheelSpec
  /** Air between tyre and arch. */
  gap: number
  flare: number
  /** Roof line from the side: x, z. */
  top: Line
  /** Foremost and rearmost x over the height: z, x. */
  nose: Line
  tail: Line
  /** Half width over the length, and its share over the height. */
  plan: Line
  flank: Line
  belt: Line
  tumble: number
  crown: number
  crease: number
  scoop: number
  /** How far the corners of nose and tail draw back. */
  round: readonly [number, number]
  edge: number
  tailEdge: number
  /** Windscreen foot and head (x); backlight foot and head (z) and the least steepness taken for glass. */
  screen: readonly [number, number]
  backlight: readonly [number, number] | null
  /** Side windows: rear end x, its slant, pillars between panes. */
  windows: { rear: number; slant: number; pillars: readonly number[]; drop: number }
  doors: readonly number[]
  handles: readonly number[]
  mirror: readonly [number, number]
  seat: { z: number; rows: readonly [number, number?]; dash: number }
  /** Lamps and openings in front view: (|y|, z) corners. */
  head: Line
  grille: Line
  intake: Line
  lamp: Line
  /** How far the lamps reach round the corner. */
  wrap: readonly [number, number]
  plates: readonly [number, number]
  clad: boolean
  rack: readonly [number, number] | null
  bed: { from: number; to: number; floor: number } | null
  yard: keyof typeof PATIOS
}

export const CARS = { hatch, sedan, suv, picape, furgao, ...FAMILIAS }
