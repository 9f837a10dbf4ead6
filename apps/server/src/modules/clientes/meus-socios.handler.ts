import { meusSocios } from '@martelo/contracts/clientes/meus-socios.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { clientePorId } from './clientes.sql.ts'
import { lerSocios } from './socios.sql.ts'

handle(meusSocios, (ctx) =>
  ctx.ler(async (tx) => {
    const { cliId } = exigirCliente(ctx)
    const c = await clientePorId(tx, ctx.hotsite.id, cliId)
    return { empresa: c.cnpj !== null, socios: await lerSocios(tx, ctx.hotsite.id, cliId) }
  }),
)
