import { retirarItemExtra } from '@martelo/contracts/vendas/retirar-item-extra.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { tirarExtra, vendaDoExtra } from './itens-extras.sql.ts'
import { assentarExtras, responderVendaDaEquipe, travarParaExtras } from './mudar-extras.ts'
import { concluir } from './mudar-venda.ts'

handle(retirarItemExtra, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const achado = await ctx.ler((tx) => vendaDoExtra(tx, hotId, params.uid))
  if (achado === undefined) return recusar('NAO_ENCONTRADA', 'Item não encontrado')
  const { vndId } = achado
  const mudada = await ctx.tx(async (tx) => {
    const v = await travarParaExtras(ctx, tx, vndId)
    const extra = v.extras.find((e) => e.uid === params.uid)
    if (extra === undefined || !(await tirarExtra(tx, hotId, params.uid))) return null
    const { descricao, valor, valorPago } = extra
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      acao: 'retirarItemExtra',
      antes: { descricao, valor, valorPago },
    })
    return assentarExtras(ctx, tx, vndId)
  })
  if (mudada !== null) concluir(ctx.servicos, mudada)
  return responderVendaDaEquipe(ctx, vndId)
})
