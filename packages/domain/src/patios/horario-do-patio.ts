/**
 * When a yard is open, as a visitor asks it: now, and if not, when again. Days and hours are Brasília's, not the
 * visitor's. Recess closes whole days.
 */
import type { Dia } from '../calendario/dia.ts'
import {
  diaDaSemana,
  diaEmBrasilia,
  DIAS_DA_SEMANA,
  formatarDia,
  lerHorario,
  minutoDoDia,
  somarDias,
} from '../calendario/tempo-brasilia.ts'

export interface HorarioDoPatio {
  /** HH:MM */
  readonly abre: string
  readonly fecha: string
  /** 0: Sunday */
  readonly diasSemana: readonly number[]
  /** both days included */
  readonly recessos: readonly { readonly inicio: Dia; readonly fim: Dia }[]
}

/** Beyond this no date is shown; visitors ask. */
const DIAS_A_FRENTE = 60

function atende(h: HorarioDoPatio, dia: Dia): boolean {
  if (!h.diasSemana.includes(diaDaSemana(dia))) return false
  return !h.recessos.some((r) => r.inicio <= dia && dia <= r.fim)
}

/** `agora`: epoch ms. Open from the opening minute until before the closing one. */
export function abertura(
  h: HorarioDoPatio,
  agora: number,
): { readonly aberto: boolean; readonly texto: string } {
  const hoje = diaEmBrasilia(agora)
  const minuto = minutoDoDia(agora)
  const abre = lerHorario(h.abre)
  if (atende(h, hoje)) {
    if (minuto >= abre && minuto < lerHorario(h.fecha))
      return { aberto: true, texto: `Aberto até ${h.fecha}` }
    if (minuto < abre) return { aberto: false, texto: `Fechado. Abre hoje às ${h.abre}` }
  }
  for (let i = 1; i <= DIAS_A_FRENTE; i++) {
    const dia = somarDias(hoje, i)
    if (!atende(h, dia)) continue
    const semana = DIAS_DA_SEMANA[diaDaSemana(dia)] ?? ''
    const quando = i === 1 ? 'amanhã' : i < 7 ? semana : formatarDia(dia)
    return { aberto: false, texto: `Fechado. Abre ${quando} às ${h.abre}` }
  }
  return { aberto: false, texto: 'Fechado. Consulte o atendimento' }
}
