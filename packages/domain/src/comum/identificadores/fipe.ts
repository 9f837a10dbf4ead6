/**
 * FIPE code `DDDDDD-D`, the name of a model in the price table: the last digit checks the six others (weights 7 to
 * 2, modulo 11), a rule derived from the published codes and true for all of them. The first digit tells the kind
 * of vehicle: 0 car, 8 motorcycle, 5 truck. FIPE's 1-2-3 type numbers are another list.
 */
import { digitoModulo11 } from './modulo-11.ts'
import { aceito, recusado, type Validado } from './validado.ts'

const PESOS = [7, 6, 5, 4, 3, 2]

/** Seven digits in any dress → `DDDDDD-D`; anything else comes back trimmed. */
export function normalizarCodigoFipe(texto: string): string {
  const codigo = texto.replace(/[\s.-]/g, '')
  return /^\d{7}$/.test(codigo) ? `${codigo.slice(0, 6)}-${codigo.slice(6)}` : texto.trim()
}

export function validarCodigoFipe(texto: string): Validado {
  const codigo = normalizarCodigoFipe(texto)
  if (codigo === '') return recusado('Informe o código FIPE.')
  if (!/^\d{6}-\d$/.test(codigo)) return recusado('O código FIPE tem o formato 000000-0.')
  if (String(digitoModulo11(codigo.slice(0, 6), PESOS)) !== codigo[7]) {
    return recusado('Código FIPE inválido. Confira os números.')
  }
  return aceito(codigo)
}
