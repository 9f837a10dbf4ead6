// Each damage that the words of a good describe, with what its picture shows. Goods that are not here have none.
import { DE_AVARIADOS, DE_CARROS } from './avarias-carros.ts'
import { DE_PESADOS_E_OUTROS, DE_UTILITARIOS_E_MOTOS } from './avarias-outros.ts'
import type { Avaria } from './avarias-tipos.ts'

const TODAS: Readonly<Record<string, readonly Avaria[]>> = {
  ...DE_CARROS,
  ...DE_AVARIADOS,
  ...DE_UTILITARIOS_E_MOTOS,
  ...DE_PESADOS_E_OUTROS,
}
const NENHUMA: readonly Avaria[] = []

export const avariasDe = (codigo: string): readonly Avaria[] => TODAS[codigo] ?? NENHUMA
export const CODIGOS_COM_AVARIAS: readonly string[] = Object.keys(TODAS)

/** The picture file of damage `n`, counted from 0. */
export const arquivoDaAvaria = (codigo: string, n: number): string => `${codigo}-avaria-${n + 1}.webp`
