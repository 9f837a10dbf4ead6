// What is derived from an auction's fields: its short name, its payment date, whether it is active, live or over, and
// when each of its lots ends.
import { dataPagamento } from '../calendario/datas-da-venda.ts'
import type { Dia } from '../calendario/dia.ts'
import { diaEmBrasilia } from '../calendario/tempo-brasilia.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'
import type { SituacaoLeilao } from './situacoes.ts'

export const MODALIDADES = {
  PRESENCIAL: 'Presencial',
  ONLINE: 'Online',
  SIMULTANEO: 'Presencial e online',
} as const
export type Modalidade = keyof typeof MODALIDADES

/** Distance between the ends of consecutive lots (specification 9). */
export const SEGUNDOS_ENTRE_LOTES = 120

const DATA_NO_FIM = /\s*\b\d{2}\/\d{2}\/(?:\d{4}|\d{2})\s*$/
const TRACO_NO_FIM = /\s*[-–—]\s*$/

/** The name without a trailing date (dd/MM/yy or dd/MM/yyyy) and the dash before it. */
export function nomeSemData(nome: string): string {
  const semData = nome.trim().replace(DATA_NO_FIM, '')
  return semData.replace(TRACO_NO_FIM, '').trim()
}

/**
 * Two calendar days after the auction's day in Brasília; of one that runs for days, after the day on which its last
 * lot ends (`fim`): no payment is due before the auction is over. Both in epoch ms; `fim` is null while no lot has an
 * end.
 */
export function dataPagamentoDoLeilao(data: number, fim: number | null): Dia {
  return dataPagamento(diaEmBrasilia(Math.max(data, fim ?? data)))
}

/** The form asks for whole minutes, and who writes "now" still has to fill in the rest. */
const TOLERANCIA_DO_INICIO_MS = 15 * 60_000

/** Why an auction may not be given this start (both epoch ms); null when it may. */
export function erroDoInicio(data: number, agora: number): string | null {
  return data < agora - TOLERANCIA_DO_INICIO_MS
    ? 'Esta data já passou: escolha um início a partir de agora'
    : null
}

/**
 * The list in which an auction stands. `ativo`: EM_LOTEAMENTO, CRIADO or PRONTO, dated today in Brasília or
 * later (the specification says after today in UTC, which loses tonight's auctions). `vencido`: one of these
 * whose day has passed without a start; it is shown to the back-office only.
 */
export type Quadro = 'ao-vivo' | 'ativo' | 'finalizado' | 'cancelado' | 'vencido'

export function quadroDoLeilao(situacao: SituacaoLeilao, data: number, agora: number): Quadro {
  switch (situacao) {
    case 'AO_VIVO':
      return 'ao-vivo'
    case 'EXECUTADO':
      return 'finalizado'
    case 'CANCELADO':
      return 'cancelado'
    case 'EM_LOTEAMENTO':
    case 'CRIADO':
    case 'PRONTO':
      // Today's auctions that have not begun are still to come: the day is the limit, not the instant.
      return diaEmBrasilia(data) >= diaEmBrasilia(agora) ? 'ativo' : 'vencido'
  }
}

/** Lots whose end is still only announced. */
export const A_ENCERRAR: readonly SituacaoLote[] = ['CADASTRADO', 'PENDENTE', 'LIBERADO_LEILAO', 'SUSPENSO']

/** Its announced end lies before the auction's start, which was moved after it was set. `inicio`: epoch ms. */
export const encerraAntesDoInicio = (
  l: { readonly situacao: SituacaoLote; readonly dataFim: string | null },
  inicio: number,
): boolean => l.dataFim !== null && A_ENCERRAR.includes(l.situacao) && Date.parse(l.dataFim) < inicio

/**
 * The ends of consecutive lots, in their order: the first at `primeiroFim` (epoch ms), each further one
 * `segundoEntreLotes` later.
 */
export function finsDosLotes(
  primeiroFim: number,
  quantidade: number,
  segundoEntreLotes = SEGUNDOS_ENTRE_LOTES,
): number[] {
  return Array.from({ length: quantidade }, (_, i) => primeiroFim + i * segundoEntreLotes * 1000)
}
