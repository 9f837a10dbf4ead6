import { clientesDoGrupo } from '@martelo/contracts/grupos/clientes-do-grupo.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarMembros } from './grupos.sql.ts'

handle(clientesDoGrupo, async (ctx, { params, query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarMembros(tx, ctx.hotsite.id, params.uid, query))
  ctx.contar(total)
  return linhas.map((l) => ({ ...l, desde: iso(l.desde) }))
})
