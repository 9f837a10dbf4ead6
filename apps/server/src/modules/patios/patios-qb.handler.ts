import { patiosQb } from '@martelo/contracts/patios/patios-qb.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { listarPatios } from './patios.sql.ts'

handle(patiosQb, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarPatios(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas
})
