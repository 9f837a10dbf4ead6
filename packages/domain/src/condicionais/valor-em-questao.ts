/** What a consignor's answer is about, in centavos: the client's reply, where one waits for him, or the bid. */
import type { SituacaoDeCondicional } from './states.ts'

export const valorEmQuestao = (l: {
  readonly situacao: SituacaoDeCondicional | null
  readonly replica: number | null
  readonly lance: number | null
}): number | null => (l.situacao === 'REPLICA_DO_CLIENTE' ? l.replica : l.lance)
