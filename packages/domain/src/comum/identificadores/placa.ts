/**
 * Plates, old (`ABC1234`) and Mercosul (`ABC1C34`). On conversion the fifth character becomes a letter, 0→A … 9→J
 * (CONTRAN 969/2022), so one vehicle may stand in two lists under two plates. `chaveDaPlaca` is the one key for
 * search and uniqueness, never the shown plate; the form that was given is kept for display and documents.
 */
import { aceito, recusado, type Validado } from './validado.ts'

const ANTIGA = /^[A-Z]{3}\d{4}$/
const MERCOSUL = /^[A-Z]{3}\d[A-Z]\d{2}$/

export function normalizarPlaca(texto: string): string {
  return texto.replace(/[\s.-]/g, '').toUpperCase()
}

export function padraoDaPlaca(texto: string): 'antiga' | 'mercosul' | null {
  const placa = normalizarPlaca(texto)
  if (ANTIGA.test(placa)) return 'antiga'
  return MERCOSUL.test(placa) ? 'mercosul' : null
}

export function validarPlaca(texto: string): Validado {
  const placa = normalizarPlaca(texto)
  if (placa === '') return recusado('Informe a placa.')
  if (!padraoDaPlaca(placa)) return recusado('Placa inválida. Use ABC1234 ou ABC1D23.')
  return aceito(placa)
}

/** The Mercosul form of both kinds of plate; text of another shape is only normalised, so search still finds it. */
export function chaveDaPlaca(texto: string): string {
  const placa = normalizarPlaca(texto)
  if (!ANTIGA.test(placa)) return placa
  return `${placa.slice(0, 4)}${String.fromCharCode(65 + Number(placa[4]))}${placa.slice(5)}`
}

/** `ABC1234` → `ABC-1234`; the Mercosul plate has no hyphen. */
export function formatarPlaca(texto: string): string {
  const placa = normalizarPlaca(texto)
  return ANTIGA.test(placa) ? `${placa.slice(0, 3)}-${placa.slice(3)}` : placa
}
