import { minhasPreferencias } from '@martelo/contracts/avisos/minhas-preferencias.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerPreferencias } from './avisos.sql.ts'

handle(minhasPreferencias, (ctx) =>
  ctx.ler((tx) => lerPreferencias(tx, ctx.hotsite.id, exigirCliente(ctx).cliId)),
)
