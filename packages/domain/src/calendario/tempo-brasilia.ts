/**
 * Instants (epoch milliseconds, UTC) and civil days (`yyyy-MM-dd`) in Brasília time. The offset is fixed at −03:00
 * (no daylight saving since 2019), so that server, browser and paper agree in any time zone and hydration never
 * differs. Instants of earlier summers read one hour early, and the product has none. If summer time comes back,
 * change this file.
 */
import { type Dia, ehDia } from './dia.ts'

export const DESLOCAMENTO_DE_BRASILIA_MS = -3 * 60 * 60 * 1000
export const DIA_MS = 24 * 60 * 60 * 1000

export const DIAS_DA_SEMANA = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

interface PartesDaData {
  readonly ano: number
  readonly mes: number
  readonly dia: number
  readonly hora: number
  readonly minuto: number
  readonly segundo: number
}

const dois = (n: number): string => String(n).padStart(2, '0')

function partes(instante: number): PartesDaData {
  const d = new Date(instante + DESLOCAMENTO_DE_BRASILIA_MS)
  return {
    ano: d.getUTCFullYear(),
    mes: d.getUTCMonth() + 1,
    dia: d.getUTCDate(),
    hora: d.getUTCHours(),
    minuto: d.getUTCMinutes(),
    segundo: d.getUTCSeconds(),
  }
}

function diaDe(ano: number, mes: number, dia: number): Dia {
  return `${String(ano).padStart(4, '0')}-${dois(mes)}-${dois(dia)}`
}

/** The civil day of an instant in Brasília. Not `toISOString().slice(0, 10)`: after 21:00 it names tomorrow. */
export function diaEmBrasilia(instante: number): Dia {
  const p = partes(instante)
  return diaDe(p.ano, p.mes, p.dia)
}

/** Minutes since midnight in Brasília, 0 to 1439. */
export function minutoDoDia(instante: number): number {
  const p = partes(instante)
  return p.hora * 60 + p.minuto
}

/** The instant at which a day begins in Brasília. */
export function inicioDoDia(dia: Dia): number {
  return Date.parse(`${dia}T00:00:00.000Z`) - DESLOCAMENTO_DE_BRASILIA_MS
}

/** The instant of a day and a time `HH:mm` in Brasília. `24:00` is the next midnight. */
export function instanteEmBrasilia(dia: Dia, horario: string): number {
  return inicioDoDia(dia) + lerHorario(horario) * 60_000
}

/** `HH:mm` → minutes since midnight; NaN when it is no time. */
export function lerHorario(horario: string): number {
  const m = /^(\d{2}):(\d{2})$/.exec(horario)
  if (!m) return Number.NaN
  const minutos = Number(m[1]) * 60 + Number(m[2])
  return Number(m[2]) < 60 && minutos <= 24 * 60 ? minutos : Number.NaN
}

/** Minutes since midnight → `HH:mm`. */
export function formatarHorario(minutos: number): string {
  return `${dois(Math.floor(minutos / 60))}:${dois(minutos % 60)}`
}

/** Calendar days, also backwards. */
export function somarDias(dia: Dia, quantidade: number): Dia {
  return diaEmBrasilia(inicioDoDia(dia) + quantidade * DIA_MS)
}

/** Calendar days from `de` to `ate`; negative when `ate` is earlier. */
export function diasEntre(de: Dia, ate: Dia): number {
  return Math.round((inicioDoDia(ate) - inicioDoDia(de)) / DIA_MS)
}

/** 0 Sunday … 6 Saturday. */
export function diaDaSemana(dia: Dia): number {
  return new Date(`${dia}T00:00:00.000Z`).getUTCDay()
}

/** `2026-11-20` → `20/11/2026`. */
export function formatarDia(dia: Dia): string {
  const [ano, mes, d] = dia.split('-')
  return `${d}/${mes}/${ano}`
}

/** dd/MM/yyyy of an instant, Brasília. */
export function formatarData(instante: number): string {
  return formatarDia(diaEmBrasilia(instante))
}

/** HH:mm of an instant, Brasília. */
export function formatarHora(instante: number): string {
  return formatarHorario(minutoDoDia(instante))
}

/** dd/MM/yyyy HH:mm of an instant, Brasília. */
export function formatarDataHora(instante: number): string {
  return `${formatarData(instante)} ${formatarHora(instante)}`
}

/** dd/MM/yyyy HH:mm:ss, for receipts, where the second matters. */
export function formatarDataHoraSegundo(instante: number): string {
  return `${formatarDataHora(instante)}:${dois(partes(instante).segundo)}`
}

/** `sexta, 20/11/2026`. */
export function formatarDiaComSemana(dia: Dia): string {
  return `${DIAS_DA_SEMANA[diaDaSemana(dia)]}, ${formatarDia(dia)}`
}

/** `20/11/2026` or `20/11/26` → the day; null when there is no such day. Two-digit years are of this century. */
export function lerDia(texto: string): Dia | null {
  const m = /^(\d{2})\/(\d{2})\/(\d{4}|\d{2})$/.exec(texto.trim())
  if (!m) return null
  const ano = m[3]?.length === 2 ? 2000 + Number(m[3]) : Number(m[3])
  const dia = diaDe(ano, Number(m[2]), Number(m[1]))
  return ehDia(dia) ? dia : null
}

/** `20/11/2026 14:30` (or with seconds) → the instant; null when it is none. */
export function lerDataHora(texto: string): number | null {
  const m = /^(\S+)\s+(\d{2}:\d{2})(?::(\d{2}))?$/.exec(texto.trim())
  const dia = m?.[1] ? lerDia(m[1]) : null
  const minutos = lerHorario(m?.[2] ?? '')
  const segundos = Number(m?.[3] ?? 0)
  if (!dia || Number.isNaN(minutos) || minutos >= 24 * 60 || segundos > 59) return null
  return inicioDoDia(dia) + minutos * 60_000 + segundos * 1000
}
