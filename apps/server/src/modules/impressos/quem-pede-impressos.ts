// Whole auctions, consignors and portfolios are asked for by the house; who has a paper's code asks for that paper.
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { QuaisVendas } from './impressos.sql.ts'

export const SO_A_CASA = 'Só a casa lista os documentos de um leilão, comitente, carteira ou leiloeiro.'

export const podePedir = (ctx: Ctx, q: QuaisVendas): boolean =>
  [q.leiId, q.comId, q.carId, q.leoId].every((id) => id === undefined) || permite('nota:leilao', ctx.sessao)
