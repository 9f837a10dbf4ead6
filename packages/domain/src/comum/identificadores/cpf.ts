/**
 * CPF: eleven digits, the last two checked. Stored as text of eleven digits, because of the leading zeros. Refuses
 * letters instead of dropping them, and the ten numbers of one repeated digit, whose check digits are right although
 * they are never issued. Source: Receita Federal; since Decreto 10.977/2022 it is also the identity number.
 */
import { digitoModulo11 } from './modulo-11.ts'
import { aceito, recusado, type Validado } from './validado.ts'

const PESOS_1 = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const PESOS_2 = [11, ...PESOS_1]

/** Takes off dots, hyphens and blanks; anything else stays, to be refused by `validarCpf`. */
export function normalizarCpf(texto: string): string {
  return texto.replace(/[.\-\s]/g, '')
}

/** The two check digits of the first nine. `base` must be nine digits. */
export function digitosDoCpf(base: string): string {
  const primeiro = digitoModulo11(base, PESOS_1)
  return `${primeiro}${digitoModulo11(`${base}${primeiro}`, PESOS_2)}`
}

/** Eleven digits, or the sentence for the field. */
export function validarCpf(texto: string): Validado {
  const cpf = normalizarCpf(texto)
  if (cpf === '') return recusado('Informe o CPF.')
  if (!/^\d{11}$/.test(cpf)) return recusado('O CPF deve ter 11 números.')
  if (/^(\d)\1{10}$/.test(cpf) || digitosDoCpf(cpf.slice(0, 9)) !== cpf.slice(9)) {
    return recusado('CPF inválido. Confira os números.')
  }
  return aceito(cpf)
}

/** `12345678909` → `123.456.789-09`; what is not eleven characters comes back as it is. */
export function formatarCpf(cpf: string): string {
  const c = normalizarCpf(cpf)
  if (c.length !== 11) return cpf
  return `${c.slice(0, 3)}.${c.slice(3, 6)}.${c.slice(6, 9)}-${c.slice(9)}`
}
