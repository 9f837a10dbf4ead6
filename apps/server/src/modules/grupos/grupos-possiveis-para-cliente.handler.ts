import { gruposPossiveisParaCliente } from '@martelo/contracts/grupos/grupos-possiveis-para-cliente.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { clienteDaCasa, gruposSem } from './grupos.sql.ts'

handle(gruposPossiveisParaCliente, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const c = await clienteDaCasa(tx, ctx.hotsite.id, params.uid)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    return gruposSem(tx, ctx.hotsite.id, c.id)
  }),
)
