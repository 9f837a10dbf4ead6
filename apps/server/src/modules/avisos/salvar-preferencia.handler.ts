import { salvarPreferencia } from '@martelo/contracts/avisos/salvar-preferencia.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerPreferencias } from './avisos.sql.ts'

handle(salvarPreferencia, (ctx, { body: { tipo, noSite, porPush } }) =>
  ctx.tx(async (tx) => {
    const [hotId, { cliId }] = [ctx.hotsite.id, exigirCliente(ctx)]
    await tx
      .insertInto('preferenciaAviso')
      .values({ hotId, cliId, tipo, noSite, porPush })
      .onConflict((c) => c.columns(['cliId', 'tipo']).doUpdateSet({ noSite, porPush }))
      .execute()
    return lerPreferencias(tx, hotId, cliId)
  }),
)
