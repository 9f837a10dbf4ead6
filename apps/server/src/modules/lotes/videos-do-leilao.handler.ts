import { videosDoLeilao } from '@martelo/contracts/lotes/videos-do-leilao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { leilaoPorUid, lerVideos } from './videos-do-leilao.sql.ts'

handle(videosDoLeilao, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const a = await leilaoPorUid(tx, ctx.hotsite.id, params.leilaoUid)
    if (a === undefined) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
    return { leilao: a.nome, lotes: await lerVideos(tx, ctx.hotsite.id, a.id) }
  }),
)
