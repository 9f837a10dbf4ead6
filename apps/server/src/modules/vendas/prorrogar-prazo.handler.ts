// A new deadline: the buyer is told, and is warned anew before it.
import { prorrogarPrazo } from '@martelo/contracts/vendas/prorrogar-prazo.contract.ts'
import { diaEmBrasilia, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { fimDoDiaDePagamento, impedimentoDoNovoPrazo } from '@martelo/domain/vendas/prazo-de-pagamento.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarVendaDaEquipe } from './apresentar-venda-da-equipe.ts'
import { avisarVenda, escreverAoComprador, vendaAvisada } from './avisar-venda.ts'
import { lerVenda, travarVenda } from './vendas.sql.ts'

handle(prorrogarPrazo, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const nova = await ctx.tx(async (tx) => {
    const v = await travarVenda(tx, hotId, params.id)
    if (v === undefined) return null
    const { uid, versao, situacao, dataPagamento } = v.venda
    await conferirVersao(ctx, tx, { entidade: 'venda', uid, versaoAtual: versao, versaoLida: body.versao })
    const motivo = impedimentoDoNovoPrazo(situacao, body.dataPagamento, ctx.agora)
    if (motivo !== null)
      throw new RecusaLancada(recusar('RECUSADA', motivo, { campos: { dataPagamento: motivo } }))
    await tx
      .updateTable('venda')
      .set({
        dataPagamento: new Date(fimDoDiaDePagamento(body.dataPagamento)),
        avisoPrazoAt: null,
        avisoVencidaAt: null,
        versao: sql`versao + 1`,
        updatedAt: sql`clock_timestamp()`,
      })
      .where('id', '=', params.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid,
      acao: 'prorrogar',
      antes: { dataPagamento: diaEmBrasilia(dataPagamento.getTime()) },
      depois: { dataPagamento: body.dataPagamento },
      motivo: body.motivo,
    })
    const depois = (await lerVenda(tx, hotId, params.id)) ?? v
    const nota = `Você tem um novo prazo para pagar: até ${formatarDia(body.dataPagamento)}.`
    await escreverAoComprador(ctx.servicos, tx, depois, 'prorrogada', nota)
    return depois
  })
  if (nova === null) return recusar('NAO_ENCONTRADA', 'Venda não encontrada')
  avisarVenda(ctx.servicos, vendaAvisada(nova))
  return ctx.ler((tx) => apresentarVendaDaEquipe(ctx, tx, nova))
})
