/**
 * The deadlines of a conditional sale, and who ended it without one. The consignor has three business days after
 * the hammer, the client one after a new value; both end with the last moment of the day, Brasília. Other auctions
 * have other rules, so the number of days is an argument.
 */
import { type Calendario, somarDiasUteis } from '../calendario/dias-uteis.ts'
import { diaEmBrasilia, inicioDoDia, somarDias } from '../calendario/tempo-brasilia.ts'
import type { EventoDeCondicional } from './states.ts'

export const DIAS_UTEIS_DO_COMITENTE = 3
export const DIAS_UTEIS_DO_CLIENTE = 1

/** The instant at which an answer is late: the midnight that ends the last business day. */
export function prazoDaResposta(
  desde: number,
  civil: Calendario,
  diasUteis: number = DIAS_UTEIS_DO_COMITENTE,
): number {
  return inicioDoDia(somarDias(somarDiasUteis(diaEmBrasilia(desde), diasUteis, civil), 1))
}

export function prazoDoCliente(desde: number, civil: Calendario): number {
  return prazoDaResposta(desde, civil, DIAS_UTEIS_DO_CLIENTE)
}

/** The last day on which one may answer: as shown ("até 25/11/2026"). */
export function ultimoDiaDoPrazo(prazo: number): string {
  return diaEmBrasilia(prazo - 1)
}

/** Who ended it without a sale, for the record and for the words towards the other side. */
export type QuemNegou = 'COMITENTE' | 'CLIENTE' | 'PRAZO' | 'LOTE'

export function quemNegou(evento: EventoDeCondicional): QuemNegou | null {
  return QUEM_NEGA[evento] ?? null
}

const QUEM_NEGA: Partial<Record<EventoDeCondicional, QuemNegou>> = {
  recusar: 'COMITENTE',
  clienteRecusa: 'CLIENTE',
  clienteRetira: 'CLIENTE',
  expirar: 'PRAZO',
  encerrar: 'LOTE',
}
