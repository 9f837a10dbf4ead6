import { leiloesQb } from '@martelo/contracts/leiloes/leiloes-qb.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarLeiloes } from './leiloes.sql.ts'

handle(leiloesQb, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarLeiloes(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map((l) => ({ ...l, data: iso(l.data) }))
})
