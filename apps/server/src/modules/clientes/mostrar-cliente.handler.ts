import { mostrarCliente } from '@martelo/contracts/clientes/mostrar-cliente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarFicha } from './apresentar-ficha.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'

handle(mostrarCliente, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const c = await clienteDaCasaPorId(tx, ctx.hotsite.id, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    await auditar(ctx, tx, { entidade: 'cliente', uid: c.uid, acao: 'mostrarDados', motivo: body.motivo })
    return apresentarFicha(ctx, tx, c)
  }),
)
