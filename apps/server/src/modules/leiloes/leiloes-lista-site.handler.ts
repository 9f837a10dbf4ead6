import { leiloesListaSite } from '@martelo/contracts/leiloes/leiloes-lista-site.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { listarDoSite } from './lista-site.sql.ts'

handle(leiloesListaSite, async (ctx, { query }) => {
  const { limit, ...filtro } = query
  const r = await ctx.ler((tx) =>
    listarDoSite(tx, ctx.hotsite, { ...filtro, limite: limit, destaques: 4 }, ctx.agora),
  )
  ctx.contar(r.total)
  return r.linhas
})
