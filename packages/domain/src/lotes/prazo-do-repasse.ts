/**
 * Until when a lot is re-offered: five days after its auction ended or after it was put into repasse, whichever is
 * later (a buyer may give up weeks later), to the end of that day. While the auction is live there is no date: the
 * auctioneer may still cry it.
 */
import { diaEmBrasilia, inicioDoDia, somarDias } from '../calendario/tempo-brasilia.ts'
import type { SituacaoLeilao } from '../leiloes/situacoes.ts'
import { DIAS_PARA_REPASSE } from './guardas.ts'

export interface LoteEmRepasse {
  readonly situacaoLeilao: SituacaoLeilao
  /** epoch ms */
  readonly leilaoEncerradoEm: number | null
  readonly repasseDesde: number
}

/** Epoch ms of the midnight that ends it; null while there is no date. */
export function prazoDoRepasse(l: LoteEmRepasse): number | null {
  if (l.situacaoLeilao !== 'EXECUTADO' && l.situacaoLeilao !== 'CANCELADO') return null
  const desde = Math.max(l.leilaoEncerradoEm ?? 0, l.repasseDesde)
  return inicioDoDia(somarDias(diaEmBrasilia(desde), DIAS_PARA_REPASSE + 1))
}
