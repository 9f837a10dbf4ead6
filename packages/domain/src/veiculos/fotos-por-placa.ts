// Photographs of many vehicles in one go: the file's name says the plate, and a number its place ("ABC1D23-02.jpg",
// "abc-1234 (3).jpeg"). A name with no plate, or with two, belongs to no vehicle.
import { chaveDaPlaca, normalizarPlaca, padraoDaPlaca } from '../comum/identificadores/placa.ts'

const PLACA_NO_NOME = /(?<![A-Z])[A-Z]{3}[-_ .]?\d[A-Z\d]\d{2}(?!\d)/g

/** The search key of the plate in a file's name; null: none, or more than one. */
export function placaNoNome(nome: string): string | null {
  const achadas = (nome.toUpperCase().match(PLACA_NO_NOME) ?? [])
    .map((p) => normalizarPlaca(p.replace('_', '')))
    .filter((p) => padraoDaPlaca(p) !== null)
    .map(chaveDaPlaca)
  const [uma, ...outras] = [...new Set(achadas)]
  return uma !== undefined && outras.length === 0 ? uma : null
}

/** File names of one vehicle in the order of the numbers in them. */
export const emOrdemDeFoto = (nomes: readonly string[]): string[] =>
  [...nomes].sort((a, b) => a.localeCompare(b, 'pt-BR', { numeric: true }))
