import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { avaliarLeiloeiro } from '@martelo/contracts/avaliacoes/avaliar-leiloeiro.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { gravarAvaliacaoDoLeiloeiro, leilaoAvaliado } from './avaliacoes.sql.ts'
import { impedimentoDaAvaliacao, leTodas } from './quem-avalia.ts'

handle(avaliarLeiloeiro, (ctx, { params, body }) => {
  const sessao = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const a = await leilaoAvaliado(tx, hotId, params.uid, sessao.usuId)
    if (a === null || (!leTodas(sessao) && !a.temLotes))
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const preso = impedimentoDaAvaliacao(a)
    if (preso !== null) return recusar('NAO_PODE', preso)
    await gravarAvaliacaoDoLeiloeiro(tx, { ...body, hotId, leiId: a.id, usuId: sessao.usuId })
    await auditar(ctx, tx, { entidade: 'leilao', uid: a.uid, acao: 'avaliarLeiloeiro', depois: body })
    return { uid: a.uid }
  })
})
