import { marcarMensagemVista } from '@martelo/contracts/contatos/marcar-mensagem-vista.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(marcarMensagemVista, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const { usuId } = exigirSessao(ctx)
    const r = await tx
      .updateTable('mensagemDoSite')
      .set(
        body.visto
          ? { vistoAt: sql`coalesce(visto_at, now())`, vistoBy: usuId }
          : { vistoAt: null, vistoBy: null },
      )
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .executeTakeFirst()
    if (r.numUpdatedRows === 0n) return recusar('NAO_ENCONTRADO', 'Mensagem não encontrada')
    await auditar(ctx, tx, {
      entidade: 'mensagem do site',
      uid: params.uid,
      acao: body.visto ? 'visto' : 'reabrir',
    })
    return {}
  }),
)
