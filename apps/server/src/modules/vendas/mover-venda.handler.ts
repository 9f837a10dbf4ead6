import { moverVenda } from '@martelo/contracts/vendas/mover-venda.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarVendaDaEquipe } from './apresentar-venda-da-equipe.ts'
import { concluir, transitarVenda } from './mudar-venda.ts'
import { lerVenda, travarVenda } from './vendas.sql.ts'

handle(moverVenda, async (ctx, { params, body }) => {
  const { nome, papeis } = exigirSessao(ctx)
  const feita = await ctx.tx(async (tx) => {
    const v = await travarVenda(tx, ctx.hotsite.id, params.id)
    if (v === undefined) return null
    await conferirVersao(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      versaoAtual: v.venda.versao,
      versaoLida: body.versao,
    })
    const r = await transitarVenda(ctx, tx, v, {
      evento: body.evento,
      quem: atoresDosPapeis(papeis),
      motivo: body.motivo ?? undefined,
      assinatura: body.evento === 'fechar' ? nome : undefined,
    })
    if (!r.pode) throw new RecusaLancada(recusar('RECUSADA', r.motivo))
    return r.mudada
  })
  if (feita === null) return recusar('NAO_ENCONTRADA', 'Venda não encontrada')
  concluir(ctx.servicos, feita)
  return ctx.ler(async (tx) => {
    const v = await lerVenda(tx, ctx.hotsite.id, params.id)
    return v === undefined
      ? recusar('NAO_ENCONTRADA', 'Venda não encontrada')
      : apresentarVendaDaEquipe(ctx, tx, v)
  })
})
