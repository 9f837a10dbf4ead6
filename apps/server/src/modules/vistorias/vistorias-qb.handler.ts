import { vistoriasQb } from '@martelo/contracts/vistorias/vistorias-qb.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLinha } from './apresentar-vistoria.ts'
import { quemAlcanca } from './quem-alcanca.ts'
import { listarVistorias } from './vistorias.sql.ts'

handle(vistoriasQb, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) =>
    listarVistorias(tx, ctx.hotsite.id, quemAlcanca(ctx), query),
  )
  ctx.contar(total)
  return linhas.map(apresentarLinha)
})
