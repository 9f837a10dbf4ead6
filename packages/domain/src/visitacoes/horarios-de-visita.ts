/**
 * When a lot can be seen: within the yard's opening days and the house's visiting hours, before the sale of the lot ends.
 * The slots are cut as those of the pickups, so that a yard has one agenda; the places are its own.
 */
import type { Dia } from '../calendario/dia.ts'
import { inicioDoDia } from '../calendario/tempo-brasilia.ts'
import {
  type AgendaDoPatio,
  type DiaDaAgenda,
  horariosDoDia,
  type Ocupacao,
} from '../entregas/agenda-do-patio.ts'

export interface VisitasDoPatio {
  /** at the same time; 0: no appointments */
  readonly porHorario: number
  /** `HH:mm`; null: as long as the yard is open */
  readonly abre: string | null
  readonly fecha: string | null
}

/** Ahead of one person, over all yards of a house. */
export const VISITAS_POR_PESSOA = 5

const depois = (a: string, b: string): string => (a > b ? a : b)
const antes = (a: string, b: string): string => (a < b ? a : b)

/** The yard's agenda, narrowed to the hours and places of visits. */
export function agendaDeVisitas(agenda: AgendaDoPatio, v: VisitasDoPatio): AgendaDoPatio {
  const expediente = Object.fromEntries(
    Object.entries(agenda.expediente).map(([dia, turnos]) => [
      dia,
      (turnos ?? []).flatMap((t) => {
        const inicio = v.abre === null ? t.inicio : depois(t.inicio, v.abre)
        const fim = v.fecha === null ? t.fim : antes(t.fim, v.fecha)
        return inicio < fim ? [{ inicio, fim }] : []
      }),
    ]),
  )
  return { ...agenda, expediente, capacidade: v.porHorario }
}

/** The slots of a day. `ate`: when the sale of the lot ends (epoch ms); null: it is not known. */
export function visitasDoDia(
  dia: Dia,
  agenda: AgendaDoPatio,
  ocupacao: Ocupacao,
  quando: { readonly agora: number; readonly ate: number | null },
): DiaDaAgenda {
  const { agora, ate } = quando
  if (ate !== null && inicioDoDia(dia) >= ate)
    return { dia, fechado: 'A venda já terá terminado.', horarios: [] }
  const d = horariosDoDia(dia, agenda, ocupacao, agora)
  if (ate === null) return d
  const horarios = d.horarios.map((h) =>
    h.impedimento === null && h.fim > ate
      ? { ...h, impedimento: 'Neste horário a venda já terá terminado.' }
      : h,
  )
  return { ...d, horarios }
}
