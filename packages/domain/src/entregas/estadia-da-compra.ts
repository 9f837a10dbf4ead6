/**
 * What the yard costs the buyer who collects late: free until `dataFimEstadia` (inclusive), then a daily fee per
 * calendar day, until the exit. Days, not hours: any part of a day counts as one.
 */
import type { Dia } from '../calendario/dia.ts'
import { diasEntre, somarDias } from '../calendario/tempo-brasilia.ts'
import type { Centavos } from '../comum/dinheiro.ts'

/** Where the auction's rules say nothing else. */
export const DIAS_LIVRES_DE_ESTADIA = 5

/** The last free day. `liberadaEm` is the day on which the sale closed and the pickup could be booked. */
export function dataFimEstadia(liberadaEm: Dia, diasLivres: number = DIAS_LIVRES_DE_ESTADIA): Dia {
  return somarDias(liberadaEm, diasLivres)
}

export interface CustoDaEstadia {
  readonly diasExcedentes: number
  readonly valor: Centavos
}

/** Up to the exit, or up to today while the goods stand there. */
export function custoDaEstadia(
  estadia: { readonly dataFimEstadia: Dia; readonly saida: Dia | null; readonly diaria: Centavos },
  hoje: Dia,
): CustoDaEstadia {
  const ultimo = estadia.saida ?? hoje
  const diasExcedentes = Math.max(0, diasEntre(estadia.dataFimEstadia, ultimo))
  return { diasExcedentes, valor: diasExcedentes * estadia.diaria }
}
