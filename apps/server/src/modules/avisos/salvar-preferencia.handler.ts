import { salvarPreferencia } from '@martelo/contracts/avisos/salvar-preferencia.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { gravarPreferencia, lerPreferencias } from './avisos.sql.ts'

handle(salvarPreferencia, (ctx, { body: { tipo, noSite, porPush } }) =>
  ctx.tx(async (tx) => {
    const [hotId, { cliId }] = [ctx.hotsite.id, exigirCliente(ctx)]
    await gravarPreferencia(tx, { hotId, cliId, tipo, noSite, porPush })
    return lerPreferencias(tx, hotId, cliId)
  }),
)
