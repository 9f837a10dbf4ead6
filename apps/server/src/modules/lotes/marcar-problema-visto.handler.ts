import { marcarProblemaVisto } from '@martelo/contracts/lotes/marcar-problema-visto.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(marcarProblemaVisto, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const { usuId } = exigirSessao(ctx)
    const r = await tx
      .updateTable('problemaRelatado')
      .set(
        body.visto
          ? { vistoAt: sql`coalesce(visto_at, now())`, vistoBy: usuId }
          : { vistoAt: null, vistoBy: null },
      )
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .executeTakeFirst()
    if (r.numUpdatedRows === 0n) return recusar('NAO_ENCONTRADO', 'Relato não encontrado')
    await auditar(ctx, tx, { entidade: 'problema', uid: params.uid, acao: body.visto ? 'visto' : 'reabrir' })
    return {}
  }),
)
