import { mudarBusca } from '@martelo/contracts/buscas/mudar-busca.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerBuscas } from './buscas-salvas.sql.ts'

handle(mudarBusca, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const { cliId } = exigirCliente(ctx)
    await tx
      .updateTable('buscaSalva')
      .set(body)
      .where('hotId', '=', ctx.hotsite.id)
      .where('cliId', '=', cliId)
      .where('uid', '=', params.uid)
      .execute()
    const [b] = await lerBuscas(tx, ctx.hotsite.id, cliId, params.uid)
    return b ?? recusar('NAO_ENCONTRADO', 'Esta busca não existe mais.')
  }),
)
