import { mostrarCliente } from '@martelo/contracts/clientes/mostrar-cliente.contract.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarFicha } from './apresentar-ficha.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'
import { mascararFicha } from './mascarar-ficha.ts'

handle(mostrarCliente, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const c = await clienteDaCasaPorId(tx, ctx.hotsite.id, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    await auditar(ctx, tx, { entidade: 'cliente', uid: c.uid, acao: 'mostrarDados', motivo: body.motivo })
    const ficha = await apresentarFicha(ctx, tx, c)
    // Who reads no records of clients sees the contacts where he works: on a sale.
    return permite('cliente:ver', ctx.sessao) ? ficha : mascararFicha(ficha)
  }),
)
