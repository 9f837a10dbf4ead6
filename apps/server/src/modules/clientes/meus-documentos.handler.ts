import { meusDocumentos } from '@martelo/contracts/clientes/meus-documentos.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarDocumentos } from './apresentar-documentos.ts'
import { clientePorId } from './clientes.sql.ts'

handle(meusDocumentos, (ctx) =>
  ctx.ler(async (tx) =>
    apresentarDocumentos(tx, ctx.hotsite, await clientePorId(tx, ctx.hotsite.id, exigirCliente(ctx).cliId)),
  ),
)
