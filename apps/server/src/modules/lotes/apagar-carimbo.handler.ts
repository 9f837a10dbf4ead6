import { apagarCarimbo } from '@martelo/contracts/lotes/apagar-carimbo.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(apagarCarimbo, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const r = await tx
      .deleteFrom('carimbo')
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .returning('nome')
      .executeTakeFirst()
    if (r === undefined) return recusar('NAO_ENCONTRADO', 'Carimbo não encontrado')
    await auditar(ctx, tx, { entidade: 'carimbo', uid: params.uid, acao: 'apagar', antes: r })
    return {}
  }),
)
