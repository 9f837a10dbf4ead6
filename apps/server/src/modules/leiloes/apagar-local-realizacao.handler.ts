import { apagarLocalRealizacao } from '@martelo/contracts/leiloes/apagar-local-realizacao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'

// Auctions keep the place they were announced at: it only leaves the list of choices.
handle(apagarLocalRealizacao, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const r = await tx
      .updateTable('localRealizacao')
      .set({ ativo: false })
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .executeTakeFirst()
    return r.numUpdatedRows === 0n ? recusar('NAO_ENCONTRADO', 'Local não encontrado') : {}
  }),
)
