// Measures of interiors by the kind of body, and the order of their materials.
import type { P3 } from '../montagem.ts'
import type { PATIOS } from '../patios.ts'
import type { RGB } from './banco.ts'

export type Interior = {
  corpo: 'baixo' | 'alto' | 'cabine'
  banco: RGB
  painel: RGB
  /** A screen on the dash; else a radio. */
  tela: boolean
  automatico: boolean
  patio: keyof typeof PATIOS
}
export type Medidas = {
  /** Under the cushions, top of the dash, roof, half width. */
  assento: number
  painel: number
  teto: number
  meia: number
  bancos: readonly P3[]
}

const CORPOS: Readonly<Record<Interior['corpo'], Medidas>> = {
  baixo: medidas(0.5, 0.93, 1.38, 0.71, 0.36),
  alto: medidas(0.66, 1.13, 1.6, 0.75, 0.38),
  cabine: medidas(1.05, 1.5, 2.35, 1.0, 0.56),
}
function medidas(assento: number, painel: number, teto: number, meia: number, lado: number): Medidas {
  const at = assento + 0.1
  return {
    assento,
    painel,
    teto,
    meia,
    bancos: [
      [-0.38, lado, at],
      [-0.38, -lado, at],
    ],
  }
}
export const medidasDe = (i: Interior): Medidas => CORPOS[i.corpo]

/** Where the materials stand in the list of shaders. */
export const MAT = {
  casca: 0,
  painel: 1,
  tecido: 2,
  preto: 3,
  metal: 4,
  tela: 5,
  luz: 6,
  espelho: 7,
  lona: 8,
  fio: 9,
  claro: 10,
} as const
