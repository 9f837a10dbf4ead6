/**
 * When a channel may disturb a person: now, after the quiet hours, or with the next digest. The bell never waits: it
 * makes no noise. Hours are Brasília's, `HH:mm`; a night that passes midnight is one.
 */
import { DIA_MS, diaEmBrasilia, inicioDoDia, lerHorario, minutoDoDia } from '../calendario/tempo-brasilia.ts'
import type { Canal } from './declarar-aviso.ts'

export interface Sossego {
  readonly silencioDe: string | null
  readonly silencioAte: string | null
  /** letters of kinds that may wait come once a day */
  readonly resumo: boolean
}

export const HORA_DO_RESUMO = '08:00'
const COM_BARULHO: readonly Canal[] = ['push', 'sms', 'whatsapp']

/** The next instant at which this time of day begins, from `agora` on. */
function proximo(horario: string, agora: number): number {
  const hoje = inicioDoDia(diaEmBrasilia(agora)) + lerHorario(horario) * 60_000
  return hoje > agora ? hoje : hoje + DIA_MS
}

export function emSilencio({ silencioDe, silencioAte }: Sossego, agora: number): boolean {
  if (silencioDe === null || silencioAte === null || silencioDe === silencioAte) return false
  const [de, ate, m] = [lerHorario(silencioDe), lerHorario(silencioAte), minutoDoDia(agora)]
  return de < ate ? m >= de && m < ate : m >= de || m < ate
}

export interface Entrega {
  readonly quando: number
  readonly resumo: boolean
}

/** Null: it would come after it has become stale. */
export function quandoEntregar(
  canal: Canal,
  tipo: { readonly urgente: boolean; readonly resumo: boolean },
  s: Sossego,
  agora: number,
  venceAt: number,
): Entrega | null {
  if (canal === 'email' && s.resumo && tipo.resumo)
    return { quando: proximo(HORA_DO_RESUMO, agora), resumo: true }
  if (tipo.urgente || !COM_BARULHO.includes(canal) || !emSilencio(s, agora))
    return { quando: agora, resumo: false }
  const quando = proximo(s.silencioAte ?? '', agora)
  return quando < venceAt ? { quando, resumo: false } : null
}
