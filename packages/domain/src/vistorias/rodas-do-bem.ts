// The wheels that a kind of goods has, by name, from the front and left to right.
import type { TipoDeBemVistoriado } from './tipo-de-vistoria.ts'

/** An axle behind the first of a heavy vehicle may have two wheels on each side: they are judged as one. */
export function opcoesDaRoda(bem: TipoDeBemVistoriado, eixos: number): string[] {
  if (bem === 'MOTO') return ['Dianteiro', 'Traseiro']
  if (bem !== 'PESADO')
    return ['Dianteiro esquerdo', 'Dianteiro direito', 'Traseiro esquerdo', 'Traseiro direito']
  return Array.from({ length: Math.max(2, Math.min(8, eixos)) }, (_, n) => [
    `Eixo ${n + 1} esquerdo`,
    `Eixo ${n + 1} direito`,
  ]).flat()
}
