// Events of an auction's room besides its bids. Calls, results and the lot on the block are `lote-transitou` of the
// bids' events (one source for the cry, the clock and the online end); here is what belongs to the room as a whole.
import type { ApelidoNaSala } from './apelidos-por-lote.contract.ts'
import type { EstadoDaSala } from './pregao.schemas.ts'

/** Frames of `leilao:<leiUid>`. */
export interface QuadrosDoPregao {
  /** started, paused, resumed, suspended, ended, another lot on the block, counts; always the whole state */
  'sala-atualizada': { sala: EstadoDaSala }
  /** the marks of the nicknames moved; auctioneer and staff only */
  'apelidos-atualizados': { lelUid: string; apelidos: ApelidoNaSala[] }
}

/** Notices of `site:<hotId>`. */
export interface AvisosDoPregao {
  /** an auction went live or ended: badges and lists load again */
  'leilao-mudou': { leiUid: string; nome: string; situacao: string }
}
