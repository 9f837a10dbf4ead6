import { ligarUsuarioComitente } from '@martelo/contracts/comitentes/ligar-usuario-comitente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import {
  acharUsuario,
  comitentesDoUsuario,
  gruposQueExistem,
  nomearNoSite,
  seguirGrupos,
} from './usuario-comitente.sql.ts'

/** Null: the call says nothing of groups. */
function gruposPedidos(b: {
  readonly cogId?: number | null | undefined
  readonly cogIds?: readonly number[] | null | undefined
}): number[] | null {
  if (b.cogId == null && b.cogIds == null) return null
  return [...new Set([...(b.cogIds ?? []), ...(b.cogId == null ? [] : [b.cogId])])]
}

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
    const cogIds = gruposPedidos(body)
    if (cogIds !== null && (await gruposQueExistem(tx, hotId, cogIds)).length !== cogIds.length)
      return recusar('REFERENCIA', 'Grupo não encontrado', { campos: { cogIds: 'Grupo não encontrado' } })
    const antes = await comitentesDoUsuario(tx, hotId, u.id)
    if (cogIds !== null) await seguirGrupos(tx, hotId, u.id, [])
    await tx
      .deleteFrom('usuarioComitente')
      .where('hotId', '=', hotId)
      .where('usuId', '=', u.id)
      .where('peloGrupo', '=', false)
      .execute()
    if (ids.length > 0)
      await tx
        .insertInto('usuarioComitente')
        .values(ids.map((comId) => ({ hotId, usuId: u.id, comId })))
        // One that a group brought is given to him himself now.
        .onConflict((c) => c.columns(['usuId', 'comId']).doUpdateSet({ peloGrupo: false }))
        .execute()
    if (cogIds !== null) await seguirGrupos(tx, hotId, u.id, cogIds)
    if (body.nomeSite && body.cogId) await nomearNoSite(tx, hotId, body.cogId, body.nomeSite)
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: params.uid,
      acao: 'ligarComitentes',
      antes: { comIds: antes.map((c) => c.comId) },
      depois: { comIds: ids, ...(cogIds === null ? {} : { cogIds }) },
    })
    return { comitentes: (await comitentesDoUsuario(tx, hotId, u.id)).length }
  }),
)
