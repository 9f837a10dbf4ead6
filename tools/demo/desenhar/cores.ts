// The paints, as linear light: what the layer scatters and what its flakes throw back. Names are the ones used in file
// names; the goods' own colour words are data of the goods.
import type { Paint } from './filme.ts'

const solid = (r: number, g: number, b: number): Paint => ({ matt: [r, g, b], flake: [0.0, 0.0, 0.0] })
const metallic = (r: number, g: number, b: number): Paint => ({
  matt: [r * 0.5, g * 0.5, b * 0.5],
  flake: [r * 0.72, g * 0.72, b * 0.72],
})

export const CORES = {
  branca: solid(0.7, 0.69, 0.66),
  preta: solid(0.012, 0.012, 0.014),
  prata: metallic(0.36, 0.37, 0.385),
  cinza: metallic(0.1, 0.107, 0.118),
  vermelha: metallic(0.52, 0.02, 0.025),
  azul: metallic(0.03, 0.11, 0.36),
  verde: solid(0.04, 0.2, 0.075),
  amarela: solid(0.72, 0.42, 0.02),
  laranja: solid(0.7, 0.18, 0.02),
  bege: metallic(0.36, 0.29, 0.2),
  marrom: metallic(0.16, 0.085, 0.05),
} satisfies Record<string, Paint>

export type Cor = keyof typeof CORES
