import { comitentesQb } from '@martelo/contracts/comitentes/comitentes-qb.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { listarComitentesQb } from './comitentes.sql.ts'

handle(comitentesQb, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarComitentesQb(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas
})
