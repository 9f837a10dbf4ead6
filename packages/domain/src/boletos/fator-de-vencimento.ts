// The due factor of a boleto: days since 07/10/1997. 9999 was 21/02/2025; on 22/02/2025 it began again at 1000, and does
// so every 9000 days. Source: FEBRABAN communication FB-009/2023. A factor alone is ambiguous: reading needs a reference day.
import type { Dia } from '../calendario/dia.ts'
import { diasEntre, somarDias } from '../calendario/tempo-brasilia.ts'

const BASE: Dia = '1997-10-07'
const PRIMEIRO = 1000
const CICLO = 9000

/** Throws `RangeError` for a day before 03/07/2000, the first that has a factor. */
export function fatorDeVencimento(dia: Dia): string {
  const n = diasEntre(BASE, dia)
  if (n < PRIMEIRO) throw new RangeError(`no due factor before 2000-07-03: ${dia}`)
  return String(((n - PRIMEIRO) % CICLO) + PRIMEIRO)
}

/** The day nearest to `referencia` with that factor; null for 0000, which means no due date, and for what is none. */
export function vencimentoDoFator(fator: string, referencia: Dia): Dia | null {
  const n = Number(fator)
  if (!/^\d{4}$/.test(fator) || n < PRIMEIRO) return null
  const ciclo = Math.max(0, Math.round((diasEntre(BASE, referencia) - n) / CICLO))
  return somarDias(BASE, n + ciclo * CICLO)
}
