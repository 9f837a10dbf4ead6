/**
 * The dates that the calendar gives to an auction and its sales. `dataPagamento` is two calendar days after the
 * auction (specification, section 3), whatever weekday that is; only the due date of a boleto moves to a bank day.
 */
import { type Calendario, motivoDeFechamento } from './dias-uteis.ts'
import type { Dia } from './dia.ts'
import { diaDaSemana, somarDias } from './tempo-brasilia.ts'

export const DIAS_ATE_O_PAGAMENTO = 2

export function dataPagamento(diaDoLeilao: Dia): Dia {
  return somarDias(diaDoLeilao, DIAS_ATE_O_PAGAMENTO)
}

/**
 * The payment date of a sale that arises on `diaDaVenda`: the auction's, unless that has passed by then (conditional
 * freed late, resale after the auction), when the two days count from the sale.
 */
export function dataPagamentoDaVenda(diaDoLeilao: Dia, diaDaVenda: Dia): Dia {
  const doLeilao = dataPagamento(diaDoLeilao)
  return doLeilao < diaDaVenda ? dataPagamento(diaDaVenda) : doLeilao
}

/**
 * Decreto 21.981/1932, art. 36: no auction on Sundays and holidays of the place. Null when the day is free, else the
 * reason; a named role may override it with a reason of its own. `civil` is the calendar of the auction's place.
 */
export function impedimentoParaLeilao(dia: Dia, civil: Calendario): string | null {
  if (diaDaSemana(dia) === 0)
    return 'Leilões não podem ser realizados aos domingos (Decreto 21.981/1932, art. 36).'
  const feriado = motivoDeFechamento(dia, civil)
  if (feriado === null) return null
  return `Leilões não podem ser realizados em feriados: ${feriado} (Decreto 21.981/1932, art. 36).`
}
