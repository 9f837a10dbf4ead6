import { perguntas } from '@martelo/contracts/conversas/perguntas.contract.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerPerguntas } from './perguntas.sql.ts'

handle(perguntas, async (ctx, { query }) => {
  const sessao = exigirSessao(ctx)
  const escopo = {
    usuId: sessao.usuId,
    casa: permite('pregao:acompanhar', sessao),
    leiloeiro: permite('pregao:conduzir', sessao),
    comitente: permite('comitente:acompanhar', sessao),
  }
  const linhas = await ctx.ler((tx) => lerPerguntas(tx, ctx.hotsite.id, escopo, query.leiUid ?? null))
  return linhas.map(({ autor, texto, createdAt, ...resto }) => ({
    ...resto,
    ultima: { autor, texto, createdAt: createdAt.toISOString() },
  }))
})
