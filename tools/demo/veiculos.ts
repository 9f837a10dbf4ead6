// All goods of the demonstration, in the order in which a seed may number them. Data only.
import type { VeiculoDemo } from './tipos.ts'
import { AVARIADOS } from './veiculos-avariados.ts'
import { CARROS } from './veiculos-carros.ts'
import { OUTROS } from './veiculos-outros.ts'
import { PESADOS } from './veiculos-pesados.ts'
import { UTILITARIOS_E_MOTOS } from './veiculos-utilitarios-e-motos.ts'

export const VEICULOS: readonly VeiculoDemo[] = [
  ...CARROS,
  ...UTILITARIOS_E_MOTOS,
  ...PESADOS,
  ...OUTROS,
  ...AVARIADOS,
]

/** The name that a lot card shows. */
export function nomeDoVeiculo(v: VeiculoDemo): string {
  if (v.categoria === 'Imóveis') return `${v.modelo} — ${v.versao}`
  const anos = v.anoFabricacao && v.anoModelo ? ` ${v.anoFabricacao}/${v.anoModelo}` : ''
  return `${v.marca} ${v.modelo} ${v.versao}${anos}`
}
