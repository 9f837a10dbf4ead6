/**
 * Business days in three calendars, because they differ: `civil` (national, state and municipal holidays: auction
 * days, deadlines of the consignor and of documents), `bancario` (also Carnaval and Corpus Christi: due dates of
 * payments), `operacional` (a yard: also its recess, and its own weekdays). The holidays are an argument.
 */
import type { Feriado } from './feriados.ts'
import type { Dia } from './dia.ts'
import { diaDaSemana, somarDias } from './tempo-brasilia.ts'

export type TipoDeCalendario = 'civil' | 'bancario' | 'operacional'

export interface Localidade {
  readonly uf?: string | undefined
  readonly ibge?: string | undefined
}

/** Both ends included. */
export interface Recesso {
  readonly inicio: Dia
  readonly fim: Dia
  readonly motivo: string
}

export interface Calendario {
  /** Day → name of what closes it. */
  readonly fechados: ReadonlyMap<Dia, string>
  readonly recessos: readonly Recesso[]
  /** Weekdays that are worked, 0 Sunday … 6 Saturday. */
  readonly semana: ReadonlySet<number>
}

const SEGUNDA_A_SEXTA: ReadonlySet<number> = new Set([1, 2, 3, 4, 5])
/** No real run of closed days is longer; a search past it means a calendar without a single business day. */
const LIMITE_DE_DIAS_FECHADOS = 370

export interface OpcoesDoCalendario {
  readonly local?: Localidade
  /** Only for `operacional`. */
  readonly recessos?: readonly Recesso[]
  /** Only for `operacional`; Monday to Friday when absent. */
  readonly semana?: Iterable<number>
}

/** Puts together the calendar of a kind and a place from one list of holidays of every scope. */
export function montarCalendario(
  tipo: TipoDeCalendario,
  feriados: readonly Feriado[],
  { local = {}, recessos = [], semana }: OpcoesDoCalendario = {},
): Calendario {
  const vale: Record<Feriado['ambito'], (f: Feriado) => boolean> = {
    nacional: () => true,
    estadual: (f) => f.uf !== undefined && f.uf === local.uf,
    municipal: (f) => f.ibge !== undefined && f.ibge === local.ibge,
    bancario: () => tipo === 'bancario',
  }
  return {
    fechados: new Map(feriados.filter((f) => vale[f.ambito](f)).map((f) => [f.dia, f.nome])),
    recessos: tipo === 'operacional' ? recessos : [],
    semana: tipo === 'operacional' && semana ? new Set(semana) : SEGUNDA_A_SEXTA,
  }
}

/** Why a day is closed by holiday or recess (weekdays apart), or null. */
export function motivoDeFechamento(dia: Dia, calendario: Calendario): string | null {
  const feriado = calendario.fechados.get(dia)
  if (feriado !== undefined) return feriado
  return calendario.recessos.find((r) => r.inicio <= dia && dia <= r.fim)?.motivo ?? null
}

export function ehDiaUtil(dia: Dia, calendario: Calendario): boolean {
  return calendario.semana.has(diaDaSemana(dia)) && motivoDeFechamento(dia, calendario) === null
}

/** The day itself when it is a business day, else the first one after it. */
export function proximoDiaUtil(dia: Dia, calendario: Calendario): Dia {
  let atual = dia
  for (let i = 0; i < LIMITE_DE_DIAS_FECHADOS; i++) {
    if (ehDiaUtil(atual, calendario)) return atual
    atual = somarDias(atual, 1)
  }
  throw new RangeError(`no business day within ${LIMITE_DE_DIAS_FECHADOS} days after ${dia}`)
}

/**
 * The n-th business day after `dia`, counting from the following day; for n = 0 the day itself, moved off a closed
 * day.
 */
export function somarDiasUteis(dia: Dia, quantidade: number, calendario: Calendario): Dia {
  if (!Number.isInteger(quantidade) || quantidade < 0)
    throw new RangeError(`not a count of days: ${quantidade}`)
  let atual = quantidade === 0 ? proximoDiaUtil(dia, calendario) : dia
  for (let i = 0; i < quantidade; i++) atual = proximoDiaUtil(somarDias(atual, 1), calendario)
  return atual
}

/** Business days after `de` up to and including `ate`; negative when `ate` is earlier: days overdue. */
export function diasUteisEntre(de: Dia, ate: Dia, calendario: Calendario): number {
  if (ate < de) return -diasUteisEntre(ate, de, calendario)
  let contagem = 0
  for (let dia = de; dia < ate; ) {
    dia = somarDias(dia, 1)
    if (ehDiaUtil(dia, calendario)) contagem++
  }
  return contagem
}
