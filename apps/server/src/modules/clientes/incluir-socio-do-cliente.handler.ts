import { incluirSocioDoCliente } from '@martelo/contracts/clientes/incluir-socio-do-cliente.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'
import { incluirSocio } from './incluir-socio.ts'

handle(incluirSocioDoCliente, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const c = await clienteDaCasaPorId(tx, ctx.hotsite.id, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    return incluirSocio(ctx, tx, c.id, body)
  }),
)
