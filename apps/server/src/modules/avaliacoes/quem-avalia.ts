// The house judges every auctioneer, a consignor those of auctions with his lots; no one before the auction is over.
import { permite, type QuemEntra } from '@martelo/contracts/core/permissions.ts'
import type { LeilaoAvaliado } from './avaliacoes.sql.ts'

export const leTodas = (quem: QuemEntra): boolean => permite('leilao:editar', quem)

export const impedimentoDaAvaliacao = (a: Pick<LeilaoAvaliado, 'situacao'>): string | null =>
  a.situacao === 'EXECUTADO' ? null : 'O leiloeiro é avaliado depois do leilão.'
