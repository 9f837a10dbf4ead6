/** When a visit is called to mind: on the morning of the day before. Who booked it a moment before was just told of it. */
import { diaEmBrasilia, instanteEmBrasilia, somarDias } from '../calendario/tempo-brasilia.ts'

const HORA = '09:00'
const DEPOIS_DE_MARCAR_MS = 6 * 60 * 60 * 1000

/** Epoch ms; null: no reminder. */
export function lembrarVisitaEm(inicio: number, agora: number): number | null {
  const em = instanteEmBrasilia(somarDias(diaEmBrasilia(inicio), -1), HORA)
  return em - agora < DEPOIS_DE_MARCAR_MS ? null : em
}
