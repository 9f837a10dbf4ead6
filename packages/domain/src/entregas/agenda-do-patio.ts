/**
 * The pickup agenda of a yard, as pure functions over what was loaded. The list that a screen shows and the check
 * that the server makes under its lock are the same code, so that only a lost race can refuse what was offered. All
 * times are Brasília's. Refuses: days without opening hours, holidays and recess, slots that end after closing time,
 * full slots, less than two hours ahead, more than sixty days ahead.
 */
import { type Calendario, motivoDeFechamento } from '../calendario/dias-uteis.ts'
import type { Dia } from '../calendario/dia.ts'
import {
  diaDaSemana,
  diaEmBrasilia,
  formatarHora,
  inicioDoDia,
  lerHorario,
  somarDias,
} from '../calendario/tempo-brasilia.ts'

export const DURACAO_DO_HORARIO_MINUTOS = 30
export const ANTECEDENCIA_PARA_AGENDAR_MS = 2 * 60 * 60 * 1000
/** Bounds every list; longer plans belong to a talk with the yard. */
export const DIAS_AGENDAVEIS = 60

/** Times `HH:mm`; `fim` is the moment of closing. */
export interface Expediente {
  readonly inicio: string
  readonly fim: string
}

export interface AgendaDoPatio {
  /** Opening hours by weekday, 0 Sunday … 6 Saturday; a lunch break is two entries; an absent day is closed. */
  readonly expediente: Readonly<Partial<Record<number, readonly Expediente[]>>>
  /** Pickups at the same time. */
  readonly capacidade: number
  /** The yard's `operacional` calendar: holidays of its place, and recess. */
  readonly calendario: Calendario
  readonly duracaoMinutos?: number
}

/** Slot beginning (epoch ms) → pickups booked, cancelled ones not counted. */
export type Ocupacao = ReadonlyMap<number, number>

export interface Horario {
  readonly inicio: number
  readonly fim: number
  /** `HH:mm`, for the button. */
  readonly texto: string
  readonly livres: number
  /** Null when it can be booked. */
  readonly impedimento: string | null
}

export interface DiaDaAgenda {
  readonly dia: Dia
  /** Why nothing can be booked that day; null when it is open, even if all slots are taken. */
  readonly fechado: string | null
  readonly horarios: readonly Horario[]
}

function fechamentoDoDia(dia: Dia, agenda: AgendaDoPatio, agora: number): string | null {
  const hoje = diaEmBrasilia(agora)
  if (dia < hoje) return 'A data já passou.'
  if (dia > somarDias(hoje, DIAS_AGENDAVEIS)) return `Agende com até ${DIAS_AGENDAVEIS} dias de antecedência.`
  if (!agenda.expediente[diaDaSemana(dia)]?.length) return 'O pátio não abre neste dia da semana.'
  const motivo = motivoDeFechamento(dia, agenda.calendario)
  return motivo === null ? null : `O pátio está fechado: ${motivo}.`
}

/** Every slot of a day, also those that cannot be booked, each with its reason. */
export function horariosDoDia(
  dia: Dia,
  agenda: AgendaDoPatio,
  ocupacao: Ocupacao,
  agora: number,
): DiaDaAgenda {
  const fechado = fechamentoDoDia(dia, agenda, agora)
  if (fechado !== null) return { dia, fechado, horarios: [] }
  const duracao = agenda.duracaoMinutos ?? DURACAO_DO_HORARIO_MINUTOS
  const horarios: Horario[] = []
  for (const { inicio, fim } of agenda.expediente[diaDaSemana(dia)] ?? []) {
    const fecha = lerHorario(fim)
    for (let minuto = lerHorario(inicio); minuto + duracao <= fecha; minuto += duracao) {
      const comeco = inicioDoDia(dia) + minuto * 60_000
      const livres = Math.max(0, agenda.capacidade - (ocupacao.get(comeco) ?? 0))
      horarios.push({
        inicio: comeco,
        fim: comeco + duracao * 60_000,
        texto: formatarHora(comeco),
        livres,
        impedimento: impedimentoDoHorario(comeco, livres, agora),
      })
    }
  }
  return { dia, fechado: null, horarios }
}

function impedimentoDoHorario(inicio: number, livres: number, agora: number): string | null {
  if (inicio - agora < ANTECEDENCIA_PARA_AGENDAR_MS) return 'Agende com pelo menos 2 horas de antecedência.'
  return livres === 0 ? 'Não há mais vagas neste horário.' : null
}

/** Null when the slot that begins at `inicio` may be booked now, else why not. */
export function conferirHorario(
  inicio: number,
  agenda: AgendaDoPatio,
  ocupacao: Ocupacao,
  agora: number,
): string | null {
  const { fechado, horarios } = horariosDoDia(diaEmBrasilia(inicio), agenda, ocupacao, agora)
  if (fechado !== null) return fechado
  const horario = horarios.find((h) => h.inicio === inicio)
  return horario ? horario.impedimento : 'O pátio não atende neste horário.'
}
