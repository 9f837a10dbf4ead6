import { lancarNaPrestacao } from '@martelo/contracts/prestacoes/lancar-na-prestacao.contract.ts'
import { podeMexer } from '@martelo/domain/prestacoes/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { lancarDespesa } from './lancar-despesa.ts'
import { responderPrestacao, travarPrestacao } from './responder-prestacao.ts'

handle(lancarNaPrestacao, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirSessao(ctx)
  await ctx.tx(async (tx) => {
    const { p } = await travarPrestacao(ctx, tx, params.uid, null)
    if (!podeMexer(p.situacao))
      throw new RecusaLancada(recusar('RECUSADA', 'A prestação já foi conferida: reabra-a para lançar.'))
    const { chaveDoPedido, ...dados } = body
    const novo = await tx
      .insertInto('prestacaoLancamento')
      .values({ ...dados, hotId, preId: p.id, chaveDoPedido, createdBy: usuId })
      .onConflict((c) => c.columns(['hotId', 'chaveDoPedido']).doNothing())
      .returning('uid')
      .executeTakeFirst()
    if (novo === undefined) return
    await lancarDespesa(tx, hotId, p.comId, { ...dados, uid: novo.uid }, true)
    await auditar(ctx, tx, { entidade: 'prestacao', uid: p.uid, acao: 'lancar', depois: dados })
  })
  return responderPrestacao(ctx, params)
})
