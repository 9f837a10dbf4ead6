import {
  adicionarFavorito,
  FAVORITO_JA_EXISTENTE,
} from '@martelo/contracts/favoritos/adicionar-favorito.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { guardarFavorito } from './favoritos.sql.ts'

handle(adicionarFavorito, async (ctx, { body }) => {
  const { cliId } = exigirCliente(ctx)
  const r = await ctx.tx((tx) => guardarFavorito(tx, ctx.hotsite.id, cliId, body.veiUid))
  if (r === null) return recusar('NAO_ENCONTRADO', 'Este veículo não existe.')
  if (!r.novo) return recusar('FAVORITO_JA_EXISTENTE', FAVORITO_JA_EXISTENTE)
  return { veiUid: body.veiUid, createdAt: r.createdAt }
})
