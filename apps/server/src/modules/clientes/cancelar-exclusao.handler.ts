import { cancelarExclusao } from '@martelo/contracts/clientes/cancelar-exclusao.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarExclusao } from './apresentar-exclusao.ts'

handle(cancelarExclusao, (ctx) =>
  ctx.tx(async (tx) => {
    const { cliId, cliUid } = exigirCliente(ctx)
    const hotId = ctx.hotsite.id
    const r = await sql`update pedido_exclusao set situacao = 'CANCELADO', encerrado_at = clock_timestamp()
      where hot_id = ${hotId} and cli_id = ${cliId} and situacao = 'PEDIDO' returning id`.execute(tx)
    if (r.rows.length === 0)
      throw new RecusaLancada(recusar('NAO_HA_PEDIDO', 'Não há pedido de exclusão em aberto.'))
    await auditar(ctx, tx, { entidade: 'cliente', uid: cliUid, acao: 'cancelarExclusao' })
    return apresentarExclusao(tx, hotId, cliId)
  }),
)
