import { consultarSituacao } from '@martelo/contracts/clientes/consultar-situacao.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { clientePorId } from './clientes.sql.ts'
import { situacaoDoCliente } from './situacao-do-cliente.ts'

handle(consultarSituacao, async (ctx) => {
  const cliente = await ctx.ler((tx) => clientePorId(tx, ctx.hotsite.id, exigirCliente(ctx).cliId))
  return situacaoDoCliente(cliente, ctx.hotsite)
})
