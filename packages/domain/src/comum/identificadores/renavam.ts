/**
 * RENAVAM: eleven digits, the last one checked. Numbers issued before 2013 had nine; zeros on the left bring them to
 * today's length. That is the stored form and the one to compare.
 */
import { aceito, recusado, type Validado } from './validado.ts'

const PESOS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

export function normalizarRenavam(texto: string): string {
  const renavam = texto.replace(/[\s.-]/g, '')
  return /^\d{9,10}$/.test(renavam) ? renavam.padStart(11, '0') : renavam
}

/** The check digit of the first ten digits. */
export function digitoDoRenavam(base: string): string {
  let soma = 0
  for (const [i, peso] of PESOS.entries()) soma += Number(base[i]) * peso
  return String(((soma * 10) % 11) % 10)
}

export function validarRenavam(texto: string): Validado {
  const renavam = normalizarRenavam(texto)
  if (renavam === '') return recusado('Informe o RENAVAM.')
  if (!/^\d{11}$/.test(renavam)) return recusado('O RENAVAM deve ter 11 números (os antigos, 9).')
  if (/^0+$/.test(renavam) || digitoDoRenavam(renavam.slice(0, 10)) !== renavam[10]) {
    return recusado('RENAVAM inválido. Confira os números.')
  }
  return aceito(renavam)
}
