// The answer to an exchange. An approval writes the difference as an approved payment of the sale and the dearer fee into
// its total, in one transaction: the sale stays paid, and the ledger hears of both by the sale's own door.
import { moverTrocaDeEntrega } from '@martelo/contracts/entregas/mover-troca-de-entrega.contract.ts'
import { podeTransitarTroca } from '@martelo/domain/entregas/troca-de-entrega.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { assentarVenda, concluir, escreverAoComprador, lerVenda } from '../vendas/door.ts'
import { travarItem } from './entregas.sql.ts'
import { pagarDiferenca } from './pagar-diferenca.ts'
import { atoresNoItem } from './quem-entrega.ts'
import { apresentarTroca, lerTroca, mudarTroca, responderComprovanteDaTroca } from './trocas.sql.ts'

handle(moverTrocaDeEntrega, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const feito = await ctx.tx(async (tx) => {
    const antes = await lerTroca(tx, hotId, params.uid)
    const item = antes && (await travarItem(tx, hotId, antes.itemUid))
    const quem = item && atoresNoItem(ctx, item.cliId)
    const t = quem && (await lerTroca(tx, hotId, params.uid))
    if (!t) return null
    await conferirVersao(ctx, tx, {
      entidade: 'venda_item',
      uid: item.uid,
      versaoAtual: t.versao,
      versaoLida: body.versao,
    })
    const r = podeTransitarTroca(
      { de: t.situacao, evento: body.evento, atores: quem },
      { motivo: body.motivo, documentacao: item.documentacaoSituacao },
    )
    if (!r.pode)
      throw new RecusaLancada(
        recusar('RECUSADO', r.motivo, r.causa === 'guarda' ? { campos: { motivo: r.motivo } } : {}),
      )
    const { usuId, nome } = exigirSessao(ctx)
    const quando = new Date(ctx.agora)
    const motivo = body.evento === 'aprovar' ? null : (body.motivo ?? null)
    const pagId = body.evento === 'aprovar' ? await pagarDiferenca(ctx, tx, item, t) : null
    if (body.evento !== 'cancelar')
      await responderComprovanteDaTroca(tx, hotId, t.id, {
        situacao: pagId === null ? 'DIVERGENTE' : 'PAGO',
        motivo,
        pagId,
        usuId,
        nome,
        quando,
      })
    await mudarTroca(tx, hotId, t.id, {
      situacao: r.para,
      motivo,
      pagId,
      respondidaAt: quando,
      respondidaBy: usuId,
    })
    await auditar(ctx, tx, {
      entidade: 'venda_item',
      uid: item.uid,
      acao: `${body.evento}TrocaDeEntrega`,
      antes: { metodo: item.metodoEntrega, valor: item.valorSedex },
      depois: { metodo: t.metodo, valor: t.valor, diferenca: t.diferenca },
      motivo,
    })
    const mudada = await assentarVenda(ctx, tx, item.vndId, null)
    const v = body.evento === 'cancelar' ? undefined : await lerVenda(tx, hotId, item.vndId)
    if (v !== undefined)
      await escreverAoComprador(ctx.servicos, tx, v, 'comprovante', textoDaTroca(t.metodo, motivo))
    return mudada
  })
  if (feito === null) return recusar('NAO_ENCONTRADO', 'Troca não encontrada')
  concluir(ctx.servicos, feito)
  const t = await ctx.ler((tx) => lerTroca(tx, hotId, params.uid))
  return t === undefined ? recusar('NAO_ENCONTRADO', 'Troca não encontrada') : apresentarTroca(t)
})

/** What the buyer reads: the answer, and what there is to do. */
const textoDaTroca = (metodo: string, motivo: string | null): string =>
  motivo === null
    ? `Aprovamos o seu comprovante: os documentos vão por ${metodo}.`
    : `O comprovante da entrega por ${metodo} tem uma divergência: ${motivo} Corrija e envie novamente.`
