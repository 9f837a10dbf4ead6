import { infos } from '@martelo/contracts/clientes/infos.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarCliente } from './apresentar-cliente.ts'
import { clientePorId } from './clientes.sql.ts'

handle(infos, (ctx) =>
  ctx.ler(async (tx) =>
    apresentarCliente(tx, ctx.hotsite.id, await clientePorId(tx, ctx.hotsite.id, exigirCliente(ctx).cliId)),
  ),
)
