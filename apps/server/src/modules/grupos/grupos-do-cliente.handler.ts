import { gruposDoCliente } from '@martelo/contracts/grupos/grupos-do-cliente.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { clienteDaCasa, gruposDe } from './grupos.sql.ts'

handle(gruposDoCliente, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const c = await clienteDaCasa(tx, ctx.hotsite.id, params.uid)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    return (await gruposDe(tx, ctx.hotsite.id, c.id)).map((g) => ({ ...g, desde: iso(g.desde) }))
  }),
)
