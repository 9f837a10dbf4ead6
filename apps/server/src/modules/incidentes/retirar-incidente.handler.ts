import { retirarIncidente } from '@martelo/contracts/incidentes/retirar-incidente.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { transitarIncidente, travarIncidente } from './mover-incidente.ts'
import { responderAoCliente } from './responder-incidente.ts'

handle(retirarIncidente, async (ctx, { params, body }) => {
  const { cliId } = exigirCliente(ctx)
  await ctx.tx(async (tx) => {
    const n = await travarIncidente(ctx, tx, params.uid, { versao: body.versao, cliId })
    await transitarIncidente(ctx, tx, n, { evento: 'retirar', quem: ['Cliente'] })
  })
  return responderAoCliente(ctx, params.uid)
})
