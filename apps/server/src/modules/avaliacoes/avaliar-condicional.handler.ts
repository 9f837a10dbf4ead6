import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { avaliarCondicional } from '@martelo/contracts/avaliacoes/avaliar-condicional.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { gravarAvaliacaoCondicional, loteAvaliado } from './avaliacoes.sql.ts'

handle(avaliarCondicional, async (ctx, { params, body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const l = await ctx.tx(async (tx) => {
    const achado = await loteAvaliado(tx, hotId, params.uid, usuId)
    if (achado === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    await gravarAvaliacaoCondicional(tx, { ...body, hotId, lelId: achado.id, usuId })
    await auditar(ctx, tx, { entidade: 'lote', uid: achado.uid, acao: 'avaliarCondicional', depois: body })
    return achado
  })
  if (ehRecusa(l)) return l
  // His page loads again and shows it beside the bid.
  ctx.servicos.tempoReal.avisar(`comitente:${l.comId}`, 'avaliacao-condicional', { lelUid: l.uid })
  return { uid: l.uid }
})
