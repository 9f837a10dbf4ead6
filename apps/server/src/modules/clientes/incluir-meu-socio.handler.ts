import { incluirMeuSocio } from '@martelo/contracts/clientes/incluir-meu-socio.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { incluirSocio } from './incluir-socio.ts'

handle(incluirMeuSocio, (ctx, { body }) =>
  ctx.tx((tx) => incluirSocio(ctx, tx, exigirCliente(ctx).cliId, body)),
)
