// When the goods of an auction can be seen: from one day to another, each day between the same hours, in Brasília.
import {
  DIA_MS,
  diaEmBrasilia,
  diasEntre,
  formatarData,
  formatarHora,
  minutoDoDia,
} from '../calendario/tempo-brasilia.ts'

/** Instants in epoch ms: the first day and hour, the last day and hour. */
export interface VisitacaoDoLeilao {
  readonly inicio: number
  readonly fim: number
}

/** Longer is a slip of the pen. */
export const MAXIMO_DE_DIAS_DE_VISITACAO = 60
/** As far from the auction's own day: a wrong year or month. */
export const DISTANCIA_MAXIMA_DO_LEILAO = 90

/**
 * Why an auction's form is refused, at its field; null: there is no viewing, or it can be. It may go on while an auction
 * runs for days, so it is not held against the auction's own hour.
 */
export function erroDaVisitacao(
  inicio: number | null,
  fim: number | null,
  data: number,
): { readonly campo: 'visitacaoInicio' | 'visitacaoFim'; readonly mensagem: string } | null {
  if (inicio === null && fim === null) return null
  if (inicio === null) return { campo: 'visitacaoInicio', mensagem: 'Informe quando a visitação começa' }
  if (fim === null) return { campo: 'visitacaoFim', mensagem: 'Informe quando a visitação termina' }
  const dias = diasEntre(diaEmBrasilia(inicio), diaEmBrasilia(fim))
  if (dias < 0) return { campo: 'visitacaoFim', mensagem: 'A visitação termina antes de começar' }
  if (minutoDoDia(fim) <= minutoDoDia(inicio))
    return {
      campo: 'visitacaoFim',
      mensagem: 'A hora vale para cada dia: a do fim deve vir depois da hora do começo',
    }
  if (dias >= MAXIMO_DE_DIAS_DE_VISITACAO)
    return { campo: 'visitacaoFim', mensagem: `No máximo ${MAXIMO_DE_DIAS_DE_VISITACAO} dias` }
  return Math.abs(inicio - data) > DISTANCIA_MAXIMA_DO_LEILAO * DIA_MS
    ? { campo: 'visitacaoInicio', mensagem: 'Confira a data: está a mais de 90 dias da venda' }
    : null
}

/** `24/11/2026, das 09:00 às 17:00`, `24 a 26/11/2026, …`, `30/11/2026 a 02/12/2026, …`. */
export function dizerVisitacaoDoLeilao({ inicio, fim }: VisitacaoDoLeilao): string {
  const [de, ate] = [formatarData(inicio), formatarData(fim)]
  const mesmoMes = de.slice(3) === ate.slice(3)
  const dias = de === ate ? de : `${mesmoMes ? de.slice(0, 2) : de} a ${ate}`
  return `${dias}, das ${formatarHora(inicio)} às ${formatarHora(fim)}`
}

/** One span per day, for calendars. */
export function diasDaVisitacao({ inicio, fim }: VisitacaoDoLeilao): VisitacaoDoLeilao[] {
  const duracao = (minutoDoDia(fim) - minutoDoDia(inicio)) * 60_000
  return Array.from({ length: diasEntre(diaEmBrasilia(inicio), diaEmBrasilia(fim)) + 1 }, (_, i) => ({
    inicio: inicio + i * DIA_MS,
    fim: inicio + i * DIA_MS + duracao,
  }))
}
