import { favoritosCompleto } from '@martelo/contracts/favoritos/favoritos-completo.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerCartoes } from '../lotes/door.ts'
import { LIMITE_DE_FAVORITOS, lotesFavoritos } from './favoritos.sql.ts'

handle(favoritosCompleto, async (ctx) => {
  const { cliId } = exigirCliente(ctx)
  return ctx.ler(async (tx) => {
    const { ids, total } = await lotesFavoritos(tx, ctx.hotsite.id, cliId, {
      limite: LIMITE_DE_FAVORITOS,
      pular: 0,
    })
    ctx.contar(total)
    return lerCartoes(tx, ctx.hotsite, ids)
  })
})
