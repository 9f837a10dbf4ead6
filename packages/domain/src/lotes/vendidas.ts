// The states of a sold lot, apart from the table of all states: the page of a lot asks, and needs no more of the table.
import type { SituacaoLote } from './situacoes.ts'

/** Sold: what is left is between the house and the buyer. */
export const SITUACOES_VENDIDAS = [
  'AG_PAGAMENTO',
  'BOLETO',
  'PARCIAL_CARTAO',
  'PAGO_CARTAO',
  'PAGO',
] as const satisfies readonly SituacaoLote[]

const VENDIDAS: ReadonlySet<SituacaoLote> = new Set(SITUACOES_VENDIDAS)
export const foiVendido = (situacao: SituacaoLote): boolean => VENDIDAS.has(situacao)
