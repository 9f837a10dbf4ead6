import { buscarFavoritos } from '@martelo/contracts/favoritos/buscar-favoritos.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerCartoes } from '../lotes/door.ts'
import { lotesFavoritos } from './favoritos.sql.ts'

handle(buscarFavoritos, async (ctx, { query }) => {
  const { cliId } = exigirCliente(ctx)
  const pagina = { limite: query.porPagina, pular: (query.pagina - 1) * query.porPagina }
  return ctx.ler(async (tx) => {
    const { ids, total } = await lotesFavoritos(tx, ctx.hotsite.id, cliId, pagina)
    ctx.contar(total)
    return lerCartoes(tx, ctx.hotsite, ids)
  })
})
