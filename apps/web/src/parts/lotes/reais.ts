// Prices and distances as cards say them. Small on purpose: every page of the storefront carries it.
import { milhares } from '../../core/palavras-do-site.ts'

/** Centavos → `R$ 12.300` on cards: cents are left out when there are none. */
export function reais(centavos: number): string {
  const resto = centavos % 100
  return `R$ ${milhares(Math.floor(centavos / 100))}${resto === 0 ? '' : `,${String(resto).padStart(2, '0')}`}`
}

export const quilometros = (km: number): string => `${milhares(km)} km`

/** `2019/2020`, `2019`, or null when neither year is known. */
export function anos(fabricacao: number | null, modelo: number | null): string | null {
  if (fabricacao === null || modelo === null || fabricacao === modelo) {
    const ano = modelo ?? fabricacao
    return ano === null ? null : String(ano)
  }
  return `${fabricacao}/${modelo}`
}
