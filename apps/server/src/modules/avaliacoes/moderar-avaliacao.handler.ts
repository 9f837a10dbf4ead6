import { moderarAvaliacao } from '@martelo/contracts/avaliacoes/moderar-avaliacao.contract.ts'
import { moverAvaliacao } from '@martelo/domain/avaliacoes/avaliacao-da-compra.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { decidirAvaliacao, travarAvaliacao } from './avaliacao-da-compra.sql.ts'

handle(moderarAvaliacao, (ctx, { params, body }) => {
  const sessao = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const a = await travarAvaliacao(tx, hotId, params.uid)
    if (a === undefined) return recusar('NAO_ENCONTRADA', 'Avaliação não encontrada')
    await conferirVersao(ctx, tx, {
      entidade: 'avaliacao_da_compra',
      uid: params.uid,
      versaoAtual: a.versao,
      versaoLida: body.versao,
    })
    const texto = body.texto ?? undefined
    const r = moverAvaliacao(
      { de: a.situacao, evento: body.evento, atores: atoresDosPapeis(sessao.papeis) },
      { texto },
    )
    if (!r.pode) return recusar('NAO_PODE', r.motivo)
    await decidirAvaliacao(tx, {
      id: a.id,
      hotId,
      situacao: r.para,
      motivo: body.evento === 'recusar' ? (texto ?? null) : null,
      resposta: body.evento === 'responder' ? (texto ?? null) : null,
      usuId: sessao.usuId,
    })
    await auditar(ctx, tx, {
      entidade: 'avaliacao_da_compra',
      uid: params.uid,
      acao: body.evento,
      antes: { situacao: a.situacao },
      depois: { situacao: r.para, texto },
    })
    return { uid: params.uid, situacao: r.para }
  })
})
