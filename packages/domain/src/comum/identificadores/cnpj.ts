/**
 * CNPJ, numeric and alphanumeric: twelve of [0-9A-Z] and two check digits that stay numeric. New registrations may
 * carry letters since July 2026; the old numbers stay valid (IN RFB 2.119/2022, amended by IN RFB 2.229/2024). Stored
 * as fourteen upper-case characters of text. Refuses the numbers of one repeated digit.
 */
import { digitoModulo11 } from './modulo-11.ts'
import { aceito, recusado, type Validado } from './validado.ts'

const PESOS_1 = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const PESOS_2 = [6, ...PESOS_1]

/** Takes off dots, hyphens, slashes and blanks, and writes letters in upper case. Not with `\D`: letters count. */
export function normalizarCnpj(texto: string): string {
  return texto.replace(/[.\-/\s]/g, '').toUpperCase()
}

/** The two check digits of the first twelve characters. `base` must be twelve of [0-9A-Z]. */
export function digitosDoCnpj(base: string): string {
  const primeiro = digitoModulo11(base, PESOS_1)
  return `${primeiro}${digitoModulo11(`${base}${primeiro}`, PESOS_2)}`
}

/** Fourteen characters, or the sentence for the field. */
export function validarCnpj(texto: string): Validado {
  const cnpj = normalizarCnpj(texto)
  if (cnpj === '') return recusado('Informe o CNPJ.')
  if (cnpj.length !== 14) return recusado('O CNPJ deve ter 14 caracteres.')
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj)) {
    return recusado('O CNPJ tem 12 letras ou números e termina com 2 números.')
  }
  if (/^(.)\1{13}$/.test(cnpj) || digitosDoCnpj(cnpj.slice(0, 12)) !== cnpj.slice(12)) {
    return recusado('CNPJ inválido. Confira as letras e os números.')
  }
  return aceito(cnpj)
}

/** `12ABC34501DE35` → `12.ABC.345/01DE-35`; what is not fourteen characters comes back as it is. */
export function formatarCnpj(cnpj: string): string {
  const c = normalizarCnpj(cnpj)
  if (c.length !== 14) return cnpj
  return `${c.slice(0, 2)}.${c.slice(2, 5)}.${c.slice(5, 8)}/${c.slice(8, 12)}-${c.slice(12)}`
}
