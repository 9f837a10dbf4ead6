import { removerFavorito } from '@martelo/contracts/favoritos/remover-favorito.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { tirarFavorito } from './favoritos.sql.ts'

handle(removerFavorito, async (ctx, { params }) => {
  const { cliId } = exigirCliente(ctx)
  await ctx.tx((tx) => tirarFavorito(tx, ctx.hotsite.id, cliId, params.veiUid))
  return { message: 'Removido com sucesso' }
})
