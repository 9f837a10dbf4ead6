/**
 * The deadline of a payment: when its buyer is warned, when it is overdue, and when an unpaid sale ends by itself.
 * `dataPagamento` is the auction's date plus two calendar days; money sent on its last evening, or on a Sunday, is
 * seen on the next bank day. So a sale is overdue when its day is over, and ends when the next bank day after it is
 * over too.
 */
import { type Calendario, proximoDiaUtil } from '../calendario/dias-uteis.ts'
import type { Dia } from '../calendario/dia.ts'
import { DIA_MS, diaEmBrasilia, diasEntre, inicioDoDia, somarDias } from '../calendario/tempo-brasilia.ts'
import type { SituacaoDePagamento } from '../pagamentos/states.ts'
import type { SituacaoDeVenda } from './states.ts'

/** The buyer is warned when less than this is left. */
export const AVISO_ANTES_DO_PRAZO_MS = DIA_MS

export const PRAZOS_DE_PAGAMENTO = ['sem-prazo', 'no-prazo', 'vence-logo', 'vencido'] as const
export type PrazoDePagamento = (typeof PRAZOS_DE_PAGAMENTO)[number]

/** The last moment of the payment day. */
export function fimDoDiaDePagamento(dia: Dia): number {
  return inicioDoDia(somarDias(dia, 1)) - 1000
}

/** Where a sale stands against its deadline (epoch ms, the last moment of its day). */
export function prazoDaVenda(situacao: SituacaoDeVenda, prazo: number, agora: number): PrazoDePagamento {
  if (situacao !== 'Aguardando Pagamento') return 'sem-prazo'
  if (agora > prazo) return 'vencido'
  return prazo - agora < AVISO_ANTES_DO_PRAZO_MS ? 'vence-logo' : 'no-prazo'
}

/** Whole days by which an overdue sale is late; 0 while it is not. */
export function diasDeAtraso(prazo: number, agora: number): number {
  return Math.max(0, diasEntre(diaEmBrasilia(prazo), diaEmBrasilia(agora)))
}

/** The last day on which an overdue sale may still be paid: the bank day after the payment date. */
export function ultimoDiaParaPagar(prazo: number, bancario: Calendario): Dia {
  return proximoDiaUtil(somarDias(diaEmBrasilia(prazo), 1), bancario)
}

export interface VendaNoPrazo {
  readonly situacao: SituacaoDeVenda
  /** epoch ms */
  readonly prazo: number
  readonly pagamentos: readonly {
    readonly situacao: SituacaoDePagamento
    /** a charge that the bank may still take: until when, epoch ms */
    readonly cobrancaAte: number | null
  }[]
  /** every active lot of the sale is in AG_PAGAMENTO */
  readonly lotesAguardando: boolean
}

/**
 * Why an overdue sale does not end by itself now; null when it does. Refuses to end by itself: a sale with any money
 * or proof on its way (also a divergent one), with a Pix charge that may still be paid, or with a lot that is no
 * longer simply awaiting payment. People decide those.
 */
export function impedimentoDaDesistencia(
  v: VendaNoPrazo,
  agora: number,
  bancario: Calendario,
): string | null {
  if (prazoDaVenda(v.situacao, v.prazo, agora) !== 'vencido') return 'O prazo de pagamento não venceu.'
  if (agora <= fimDoDiaDePagamento(ultimoDiaParaPagar(v.prazo, bancario)))
    return 'Pagamentos do último dia ainda podem aparecer no próximo dia bancário.'
  if (v.pagamentos.some((p) => p.situacao !== 'aguardandoEnvio'))
    return 'Há pagamento ou comprovante nesta venda: decida você.'
  if (v.pagamentos.some((p) => p.cobrancaAte !== null && agora <= p.cobrancaAte))
    return 'Há uma cobrança que o banco ainda pode receber.'
  return v.lotesAguardando ? null : 'Um dos lotes não está aguardando pagamento.'
}

/** What people read as the reason of the end. */
export const motivoDoPrazo = (dia: string): string => `Pagamento não identificado até ${dia}`

/** The house may give at most this many days from today. */
export const DIAS_DE_PRORROGACAO = 60

/** Why this day cannot be the new deadline; null when it can. */
export function impedimentoDoNovoPrazo(situacao: SituacaoDeVenda, dia: Dia, agora: number): string | null {
  if (situacao !== 'Aguardando Pagamento') return 'Só muda o prazo de uma venda que aguarda pagamento.'
  const hoje = diaEmBrasilia(agora)
  if (dia < hoje) return 'O novo prazo não pode estar no passado.'
  return diasEntre(hoje, dia) > DIAS_DE_PRORROGACAO
    ? `O novo prazo pode ser de no máximo ${DIAS_DE_PRORROGACAO} dias.`
    : null
}
