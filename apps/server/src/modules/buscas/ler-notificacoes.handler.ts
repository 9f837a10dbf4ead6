import { lerNotificacoes } from '@martelo/contracts/buscas/ler-notificacoes.contract.ts'
import { sql } from 'kysely'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { contarNaoLidas } from './notificacoes.sql.ts'

handle(lerNotificacoes, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const { cliId } = exigirCliente(ctx)
    const hotId = ctx.hotsite.id
    await sql`update notificacao set lida_at = now() where hot_id = ${hotId} and cli_id = ${cliId} and lida_at is null
      and id <= (select id from notificacao where hot_id = ${hotId} and cli_id = ${cliId} and uid = ${body.ate})`.execute(
      tx,
    )
    return { naoLidas: await contarNaoLidas(tx, hotId, cliId) }
  }),
)
