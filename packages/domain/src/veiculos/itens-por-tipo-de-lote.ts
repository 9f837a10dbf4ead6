// Which block of detailed items a kind of goods has. Scrap of a car is described like a car; a house has none.
import { tipoDeLote } from '../lotes/tipos.ts'
import type { Categoria } from '../lotes/tipos.ts'
import type { TipoVeiculo } from './itens-detalhados.ts'

const BLOCOS: Partial<Record<Categoria, TipoVeiculo>> = {
  Carros: 'LEVE',
  Recuperável: 'LEVE',
  Sucatas: 'LEVE',
  Utilitários: 'UTILITARIO',
  Moto: 'MOTO',
  Pesados: 'PESADO',
}

/** Furniture and telephones share the display category of cars, but have no steering. */
const SEM_ITENS_DE = 23
const SEM_ITENS_ATE = 39

export function tipoDosItens(tipoId: number): TipoVeiculo | null {
  const categoria = tipoDeLote(tipoId)?.categoria
  if (categoria === undefined || (tipoId >= SEM_ITENS_DE && tipoId <= SEM_ITENS_ATE)) return null
  return BLOCOS[categoria] ?? null
}
