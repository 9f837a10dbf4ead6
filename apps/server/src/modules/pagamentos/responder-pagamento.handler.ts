import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import {
  apresentarVendaDaEquipe,
  assentarVenda,
  concluir,
  escreverAoComprador,
  lerVenda,
  travarVenda,
  vendaPor,
} from '../vendas/door.ts'
import { responder } from './responder-pagamento.ts'

handle(responderPagamento, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const achada = await ctx.ler((tx) => vendaPor(tx, hotId, { pagUid: params.uid }))
  if (achada === undefined) return recusar('NAO_ENCONTRADO', 'Pagamento não encontrado')
  const { vndId } = achada
  const mudada = await ctx.tx(async (tx) => {
    const travada = await travarVenda(tx, hotId, vndId)
    if (travada === undefined) throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Venda não encontrada'))
    await responder(ctx, tx, travada, params.uid, body)
    const feita = await assentarVenda(ctx, tx, vndId, exigirSessao(ctx).nome)
    const v = await lerVenda(tx, hotId, vndId)
    if (v !== undefined && body.evento !== 'aprovar')
      await escreverAoComprador(ctx.servicos, tx, v, 'divergente')
    // One that closes the sale has a letter of its own.
    else if (v !== undefined && v.venda.situacao !== 'Fechada')
      await escreverAoComprador(
        ctx.servicos,
        tx,
        v,
        'comprovante',
        `Aprovamos ${formatarReais(v.pagamentos.find((p) => p.uid === params.uid)?.valor ?? 0)}.`,
      )
    return feita
  })
  concluir(ctx.servicos, mudada)
  return ctx.ler(async (tx) => {
    const v = await lerVenda(tx, hotId, vndId)
    return v === undefined
      ? recusar('NAO_ENCONTRADO', 'Venda não encontrada')
      : apresentarVendaDaEquipe(ctx, tx, v)
  })
})
