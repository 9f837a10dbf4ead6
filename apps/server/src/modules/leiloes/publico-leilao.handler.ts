import { publicoLeilao } from '@martelo/contracts/leiloes/publico-leilao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerLeilaoPublico } from './publico-leilao.sql.ts'

handle(publicoLeilao, async (ctx, { params }) => {
  const leilao = await ctx.ler((tx) => lerLeilaoPublico(tx, ctx.hotsite.id, params.leiUid))
  return leilao ?? recusar('NAO_ENCONTRADO', 'Este evento não existe ou ainda não foi publicado.')
})
