// The states that take bids, apart from the table of all states: every card of a shop asks, and its page needs no more of
// the table, whose words the server sends. states.test.ts holds both together.
import type { SituacaoLote } from './situacoes.ts'

const RECEBEM: readonly SituacaoLote[] = [
  'LIBERADO_LEILAO',
  'PLACAR',
  'AO_VIVO',
  'DOULHE_UMA',
  'DOULHE_DUAS',
  'REPASSE',
]

/** True when the state takes at least one kind of bid. */
export const recebeLances = (situacao: SituacaoLote): boolean => RECEBEM.includes(situacao)
