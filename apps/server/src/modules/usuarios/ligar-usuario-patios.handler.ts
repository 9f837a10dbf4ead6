import { ligarUsuarioPatios } from '@martelo/contracts/usuarios/ligar-usuario-patios.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { contaPorUid, patiosDaConta } from './contas.sql.ts'

handle(ligarUsuarioPatios, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const conta = await contaPorUid(tx, hotId, params.uid)
    if (conta === undefined) return recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
    const uids = [...new Set(body.patUids)]
    const patios =
      uids.length === 0
        ? []
        : await tx
            .selectFrom('patio')
            .select(['id', 'nome'])
            .where('hotId', '=', hotId)
            .where('uid', 'in', uids)
            .execute()
    if (patios.length !== uids.length)
      return recusar('REFERENCIA', 'Pátio não encontrado', { campos: { patUids: 'Pátio não encontrado' } })
    const antes = await patiosDaConta(tx, hotId, conta.id)
    await tx.deleteFrom('usuarioPatio').where('hotId', '=', hotId).where('usuId', '=', conta.id).execute()
    if (patios.length > 0)
      await tx
        .insertInto('usuarioPatio')
        .values(patios.map((p) => ({ hotId, usuId: conta.id, patId: p.id })))
        .onConflict((c) => c.doNothing())
        .execute()
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: params.uid,
      acao: 'ligarPatios',
      antes: { patios: antes.map((p) => p.nome) },
      depois: { patios: patios.map((p) => p.nome) },
    })
    return { patios: patios.length }
  }),
)
