import { gravarVideosDoLeilao } from '@martelo/contracts/lotes/gravar-videos-do-leilao.contract.ts'
import { videoDoLote } from '@martelo/domain/lotes/video.ts'
import { auditarVarios } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { gravarVideos, leilaoPorUid } from './videos-do-leilao.sql.ts'

handle(gravarVideosDoLeilao, async (ctx, { params, body }) => {
  const ruins = body.videos.filter((v) => v.video !== '' && videoDoLote(v.video) === null)
  if (ruins.length > 0)
    return recusar('ENDERECO', 'Use endereços do YouTube ou do Vimeo.', {
      campos: Object.fromEntries(ruins.map((v) => [v.lelUid, 'Endereço do YouTube ou do Vimeo'])),
    })
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const a = await leilaoPorUid(tx, hotId, params.leilaoUid)
    if (a === undefined) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
    const mudados = await gravarVideos(tx, hotId, a.id, body.videos)
    await auditarVarios(
      ctx,
      tx,
      mudados.map((l) => ({ entidade: 'lote', uid: l.uid, acao: 'editar', depois: { video: l.video } })),
    )
    return { mudados }
  })
  if (!('mudados' in r)) return r
  publicarLotes(
    ctx.servicos,
    r.mudados.map((l) => l.id),
  )
  return { gravados: r.mudados.length }
})
