import { lotesQb } from '@martelo/contracts/lotes/lotes-qb.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLinha } from './apresentar-lote.ts'
import { listarLotes } from './lotes.sql.ts'

handle(lotesQb, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarLotes(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map((l) => apresentarLinha(ctx, l))
})
