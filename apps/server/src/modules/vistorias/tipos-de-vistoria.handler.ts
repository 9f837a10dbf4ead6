import { tiposDeVistoria } from '@martelo/contracts/vistorias/tipos-de-vistoria.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarTipo } from './apresentar-tipo.ts'
import { listarTipos } from './tipos-de-vistoria.sql.ts'

handle(tiposDeVistoria, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarTipos(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map(apresentarTipo)
})
