/**
 * CEP: the specification wants exactly nine characters, `00000-000`; that is also the stored form, never a number
 * (São Paulo's begin with zero). There is no check digit. `normalizarCep` helps the form (typing, spreadsheets),
 * `validarCep` is the rule of the wire.
 */
import { aceito, recusado, type Validado } from './validado.ts'

/** Eight digits in any dress → `00000-000`; anything else comes back trimmed, to be refused. */
export function normalizarCep(texto: string): string {
  const cep = texto.replace(/[.\-\s]/g, '')
  return /^\d{8}$/.test(cep) ? `${cep.slice(0, 5)}-${cep.slice(5)}` : texto.trim()
}

export const formatarCep = normalizarCep

export function validarCep(texto: string): Validado {
  if (texto.trim() === '') return recusado('Informe o CEP.')
  if (!/^\d{5}-\d{3}$/.test(texto)) return recusado('O CEP deve ter 9 caracteres, no formato 00000-000.')
  if (texto === '00000-000') return recusado('CEP inválido. Confira os números.')
  return aceito(texto)
}
