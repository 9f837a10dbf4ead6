import { ligarUsuarioComitente } from '@martelo/contracts/comitentes/ligar-usuario-comitente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { acharUsuario, comitentesDoUsuario } from './usuario-comitente.sql.ts'

handle(ligarUsuarioComitente, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const u = await acharUsuario(tx, hotId, params.uid)
    if (u === null) return recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
    const ids = [...new Set(body.comIds)]
    const existem =
      ids.length === 0
        ? []
        : await tx
            .selectFrom('comitente')
            .select('id')
            .where('hotId', '=', hotId)
            .where('id', 'in', ids)
            .execute()
    if (existem.length !== ids.length)
      return recusar('REFERENCIA', 'Comitente não encontrado', {
        campos: { comIds: 'Comitente não encontrado' },
      })
    const antes = await comitentesDoUsuario(tx, hotId, u.id)
    await tx.deleteFrom('usuarioComitente').where('hotId', '=', hotId).where('usuId', '=', u.id).execute()
    if (ids.length > 0)
      await tx
        .insertInto('usuarioComitente')
        .values(ids.map((comId) => ({ hotId, usuId: u.id, comId })))
        .execute()
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: params.uid,
      acao: 'ligarComitentes',
      antes: { comIds: antes.map((c) => c.comId) },
      depois: { comIds: ids },
    })
    return { comitentes: ids.length }
  }),
)
