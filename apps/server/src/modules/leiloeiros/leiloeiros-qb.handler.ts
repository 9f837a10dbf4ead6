import { leiloeirosQb } from '@martelo/contracts/leiloeiros/leiloeiros-qb.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { listarLeiloeiros } from './leiloeiros.sql.ts'

handle(leiloeirosQb, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarLeiloeiros(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas
})
