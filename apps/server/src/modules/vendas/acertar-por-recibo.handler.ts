// What of an item was settled by receipt outside: the sale owes so much less, the ledger says so, and when approved money
// covers the rest it closes in the name of the person who wrote it down.
import { acertarPorRecibo } from '@martelo/contracts/vendas/acertar-por-recibo.contract.ts'
import { impedimentoDoRecibo } from '@martelo/domain/vendas/recibo-do-item.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { despesasDoItem, itensQueContam } from './contas-da-venda.ts'
import { assentarExtras, responderVendaDaEquipe, vendaNaoAchada } from './mudar-extras.ts'
import { concluir } from './mudar-venda.ts'
import { type LinhaDeItem, travarVenda, vendaPor } from './vendas.sql.ts'

/** Hammer value and fees, as `total` of the item says. */
const custoDoItem = (i: LinhaDeItem): number =>
  i.valor + despesasDoItem(i, 'leilao').reduce((t, d) => t + d.valor, 0)

handle(acertarPorRecibo, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const feita = await ctx.tx(async (tx) => {
    const achada = await vendaPor(tx, hotId, { itemUid: params.uid })
    const v = achada && (await travarVenda(tx, hotId, achada.vndId))
    const item = v && itensQueContam(v).find((i) => i.uid === params.uid)
    if (!v || !item) return null
    await conferirVersao(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      versaoAtual: item.versao,
      versaoLida: body.versao,
    })
    const motivo = impedimentoDoRecibo({
      situacao: v.venda.situacao,
      total: custoDoItem(item),
      valor: body.valor,
    })
    if (motivo !== null) throw new RecusaLancada(recusar('RECUSADA', motivo, { campos: { valor: motivo } }))
    await tx
      .updateTable('vendaItem')
      .set({ valorRecibo: body.valor, versao: sql`versao + 1` })
      .where('id', '=', item.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      acao: 'acertarPorRecibo',
      antes: { valorRecibo: item.valorRecibo },
      depois: { valorRecibo: body.valor, lote: item.numero },
      motivo: body.motivo,
    })
    return { vndId: v.venda.id, mudada: await assentarExtras(ctx, tx, v.venda.id) }
  })
  if (feita === null) return vendaNaoAchada()
  concluir(ctx.servicos, feita.mudada)
  return responderVendaDaEquipe(ctx, feita.vndId)
})
