import { lancarItemExtra } from '@martelo/contracts/vendas/lancar-item-extra.contract.ts'
import { impedimentoDoExtra } from '@martelo/domain/vendas/item-extra.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { inserirExtra } from './itens-extras.sql.ts'
import { assentarExtras, responderVendaDaEquipe, travarParaExtras } from './mudar-extras.ts'
import { concluir } from './mudar-venda.ts'

handle(lancarItemExtra, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const { descricao, valor, valorPago } = body
  const mudada = await ctx.tx(async (tx) => {
    const v = await travarParaExtras(ctx, tx, params.id)
    const dados = { vndId: params.id, descricao, valor, valorPago }
    const motivo = impedimentoDoExtra(dados, v.extras.length)
    if (motivo !== null)
      throw new RecusaLancada(
        recusar('RECUSADA', motivo, valorPago > valor ? { campos: { valorPago: motivo } } : {}),
      )
    const { usuId } = exigirSessao(ctx)
    if (!(await inserirExtra(tx, hotId, { ...dados, chave: body.chaveDoPedido, usuId }))) return null
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      acao: 'lancarItemExtra',
      depois: { descricao, valor, valorPago },
    })
    return assentarExtras(ctx, tx, params.id)
  })
  if (mudada !== null) concluir(ctx.servicos, mudada)
  return responderVendaDaEquipe(ctx, params.id)
})
