import { favoritos } from '@martelo/contracts/favoritos/favoritos.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { listarFavoritos } from './favoritos.sql.ts'

handle(favoritos, async (ctx) => {
  const { cliId } = exigirCliente(ctx)
  const lista = await ctx.ler((tx) => listarFavoritos(tx, ctx.hotsite.id, cliId))
  ctx.contar(lista.length)
  return lista
})
