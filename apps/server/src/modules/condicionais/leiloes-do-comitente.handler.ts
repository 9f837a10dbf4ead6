import { permite } from '@martelo/contracts/core/permissions.ts'
import { leiloesDoComitente } from '@martelo/contracts/condicionais/leiloes-do-comitente.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { leiloesDaPessoa } from './leiloes-do-comitente.sql.ts'

handle(leiloesDoComitente, async (ctx, { query }) => {
  const quem = {
    hotId: ctx.hotsite.id,
    usuId: exigirSessao(ctx).usuId,
    todos: permite('comitente:todos', ctx.sessao),
  }
  const { linhas, total } = await ctx.ler((tx) => leiloesDaPessoa(tx, { ...quem, ...query }))
  ctx.contar(total)
  return linhas.map((l) => ({ ...l, data: l.data.toISOString() }))
})
