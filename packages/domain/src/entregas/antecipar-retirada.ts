/**
 * A pickup that its buyer comes for before the booked day. The yard hands over on that day or later; earlier only after
 * it has moved the booking to today. One who stands at the gate was let in: opening hours and holidays, which bind what a
 * buyer may book by himself, do not bind the yard. Refuses: a day of recess, a day whose places are all taken.
 */
import type { Dia } from '../calendario/dia.ts'
import {
  DIA_MS,
  diaDaSemana,
  diaEmBrasilia,
  formatarData,
  inicioDoDia,
  lerHorario,
} from '../calendario/tempo-brasilia.ts'
import { type AgendaDoPatio, DURACAO_DO_HORARIO_MINUTOS, type Ocupacao } from './agenda-do-patio.ts'

/** Null on the booked day and after it. */
export function faltaParaODia(inicio: number, agora: number): string | null {
  return diaEmBrasilia(inicio) <= diaEmBrasilia(agora)
    ? null
    : `A retirada está agendada para ${formatarData(inicio)}. Antecipe para hoje quem já está no pátio.`
}

/** Epoch ms, or why not. */
export type LugarDeHoje =
  | { readonly inicio: number; readonly fim: number; readonly impedimento: null }
  | { readonly impedimento: string }

/** The yard's recess of a day, or null: holidays apart. */
function recessoDe(dia: Dia, agenda: AgendaDoPatio): string | null {
  return agenda.calendario.recessos.find((r) => r.inicio <= dia && dia <= r.fim)?.motivo ?? null
}

/** The slot that runs now, in the steps of the opening hours, or the next one of today with a place. */
export function lugarDeHoje(agenda: AgendaDoPatio, ocupacao: Ocupacao, agora: number): LugarDeHoje {
  const dia = diaEmBrasilia(agora)
  const recesso = recessoDe(dia, agenda)
  if (recesso !== null) return { impedimento: `O pátio está fechado hoje: ${recesso}.` }
  const meiaNoite = inicioDoDia(dia)
  const turnos = agenda.expediente[diaDaSemana(dia)] ?? []
  const passo = (agenda.duracaoMinutos ?? DURACAO_DO_HORARIO_MINUTOS) * 60_000
  const abre = meiaNoite + lerHorario(turnos[0]?.inicio ?? '00:00') * 60_000
  const fechamento = turnos
    .map((t) => meiaNoite + lerHorario(t.fim) * 60_000)
    .find((fim) => agora < fim && agora >= abre)
  const ate = fechamento ?? meiaNoite + DIA_MS
  const primeiro = abre + Math.floor((agora - abre) / passo) * passo
  for (let inicio = primeiro; inicio < ate; inicio += passo) {
    const noDia = Math.max(inicio, meiaNoite)
    if ((ocupacao.get(noDia) ?? 0) < agenda.capacidade)
      return { inicio: noDia, fim: inicio + passo, impedimento: null }
  }
  return { impedimento: 'Não há mais vagas hoje neste pátio.' }
}
