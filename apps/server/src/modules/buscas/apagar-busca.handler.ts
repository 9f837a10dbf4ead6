import { apagarBusca } from '@martelo/contracts/buscas/apagar-busca.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(apagarBusca, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const r = await tx
      .deleteFrom('buscaSalva')
      .where('hotId', '=', ctx.hotsite.id)
      .where('cliId', '=', exigirCliente(ctx).cliId)
      .where('uid', '=', params.uid)
      .executeTakeFirst()
    return r.numDeletedRows === 0n ? recusar('NAO_ENCONTRADO', 'Esta busca não existe mais.') : {}
  }),
)
