import { recessos } from '@martelo/contracts/patios/recessos.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerRecessos, patiosDaPessoa } from './patios.sql.ts'

handle(recessos, async (ctx, { query }) => {
  const linhas = await ctx.ler(async (tx) => {
    const patIds = (await patiosDaPessoa(tx, ctx.hotsite.id, exigirSessao(ctx))).map((p) => p.id)
    return lerRecessos(tx, ctx.hotsite.id, { ...query, texto: query.busca, patIds })
  })
  ctx.contar(linhas[0]?.total ?? 0)
  return linhas
})
