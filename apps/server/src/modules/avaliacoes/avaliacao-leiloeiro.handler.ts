import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { avaliacaoLeiloeiro } from '@martelo/contracts/avaliacoes/avaliacao-leiloeiro.contract.ts'
import { notaMedia } from '@martelo/domain/avaliacoes/criterios.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { avaliacoesDoLeilao, leilaoAvaliado, notasDoLeiloeiro } from './avaliacoes.sql.ts'
import { impedimentoDaAvaliacao, leTodas } from './quem-avalia.ts'

handle(avaliacaoLeiloeiro, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const sessao = exigirSessao(ctx)
    const hotId = ctx.hotsite.id
    const a = await leilaoAvaliado(tx, hotId, params.uid, sessao.usuId)
    if (a === null || (!leTodas(sessao) && !a.temLotes))
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const dadas = await avaliacoesDoLeilao(tx, hotId, a.id)
    const { uid, nome, situacao, leiloeiro } = a
    return {
      leilao: { uid, nome, situacao, leiloeiro },
      impedimento: impedimentoDaAvaliacao(a),
      minha: dadas.find((d) => d.usuId === sessao.usuId) ?? null,
      mediaDoLeiloeiro: notaMedia(await notasDoLeiloeiro(tx, hotId, a.leoId)),
      todas: leTodas(sessao) ? dadas : [],
    }
  }),
)
