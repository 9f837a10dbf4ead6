import { permite } from '@martelo/contracts/core/permissions.ts'
import { cancelamentosDaVenda } from '@martelo/contracts/vendas/cancelamentos-da-venda.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { pedidosDaVenda } from './cancelamentos-pedidos.sql.ts'

handle(cancelamentosDaVenda, async (ctx, { params }) => {
  const pedidos = await ctx.ler((tx) => pedidosDaVenda(tx, ctx.hotsite.id, params.id))
  const decide = permite('venda:acertar', ctx.sessao)
  return pedidos.map((p) => ({
    uid: p.uid,
    situacao: p.situacao,
    lote: p.lote,
    comitente: p.comitente,
    motivo: p.motivo,
    quem: p.quem,
    pedidoAt: p.pedidoAt.toISOString(),
    resposta: p.resposta,
    recusadoBy: p.recusadoBy,
    recusadoAt: iso(p.recusadoAt),
    podeRecusar: decide && p.situacao === 'ESPERA',
  }))
})
