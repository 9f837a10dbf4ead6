import { desligarUsuarioComitente } from '@martelo/contracts/comitentes/desligar-usuario-comitente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(desligarUsuarioComitente, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const u = await tx
      .selectFrom('usuario')
      .select('uid')
      .where('hotId', '=', ctx.hotsite.id)
      .where('id', '=', params.id)
      .executeTakeFirst()
    const r = await tx
      .deleteFrom('usuarioComitente')
      .where('hotId', '=', ctx.hotsite.id)
      .where('usuId', '=', params.id)
      .where('comId', '=', params.id2)
      .executeTakeFirst()
    if (u === undefined || r.numDeletedRows === 0n)
      return recusar('NAO_ENCONTRADO', 'Este usuário não acompanha este comitente')
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: u.uid,
      acao: 'desligarComitente',
      antes: { comId: params.id2 },
    })
    return {}
  }),
)
