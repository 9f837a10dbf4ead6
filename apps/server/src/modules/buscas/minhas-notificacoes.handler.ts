import { minhasNotificacoes } from '@martelo/contracts/buscas/minhas-notificacoes.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { contarNaoLidas } from './notificacoes.sql.ts'

handle(minhasNotificacoes, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const { cliId } = exigirCliente(ctx)
    const linhas = await tx
      .selectFrom('notificacao')
      .select(['uid', 'tipo', 'titulo', 'texto', 'link', 'createdAt', 'lidaAt'])
      .where('hotId', '=', ctx.hotsite.id)
      .where('cliId', '=', cliId)
      .orderBy('id', 'desc')
      .limit(query.limite)
      .execute()
    return {
      naoLidas: await contarNaoLidas(tx, ctx.hotsite.id, cliId),
      notificacoes: linhas.map(({ createdAt, lidaAt, ...n }) => ({
        ...n,
        createdAt: iso(createdAt),
        lida: lidaAt !== null,
      })),
    }
  }),
)
