// A refund that a purchase owes, sent back to the card that paid. The acquirer is asked by the outbox; what became of it is read
// from it afterwards.
import { devolverNoCartao } from '@martelo/contracts/cartoes/devolver-no-cartao.contract.ts'
import { impedimentoDoPedido } from '@martelo/domain/cartoes/pedidos-ao-adquirente.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarDevolucao } from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { avisarVenda, mudarDevolucao, travarDevolucoes, vendaAvisada } from '../vendas/door.ts'
import { estornarNoAdquirente } from './adquirente.integration.ts'
import { mudarCartao } from './cartoes.sql.ts'
import { estornoDe } from './pedir-ao-adquirente.ts'
import { travarCartao } from './travar-cartao.ts'

handle(devolverNoCartao, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const { usuId, papeis } = exigirSessao(ctx)
  const recusa = (frase: string) => new RecusaLancada(recusar('RECUSADA', frase))
  const aviso = await ctx.tx(async (tx) => {
    const lida = await tx
      .selectFrom('devolucao as d')
      .innerJoin('cartaoTransacao as c', 'c.pagId', 'd.pagId')
      .select('c.uid')
      .where('d.hotId', '=', hotId)
      .where('d.uid', '=', params.uid)
      .executeTakeFirst()
    const achado = lida && (await travarCartao(tx, hotId, lida.uid))
    const d = (await travarDevolucoes(tx, hotId, { uid: params.uid }))[0]
    if (!achado || d === undefined) return null
    const { c, v } = achado
    await conferirVersao(ctx, tx, {
      entidade: 'devolucao',
      uid: d.uid,
      versaoAtual: d.versao,
      versaoLida: body.versao,
    })
    const atores = atoresDosPapeis(papeis)
    const r = podeTransitarDevolucao(
      { de: d.situacao, evento: 'pedir', atores },
      { voltaPorOndeVeio: d.cartaoUid !== null },
    )
    if (!r.pode) throw recusa(r.motivo)
    const nao = impedimentoDoPedido('devolucao', c, atores, null)
    if (nao !== null) throw recusa(nao.motivo)
    if (d.valor > c.valorComJuros - c.valorEstornado) throw recusa('O cartão não recebeu tanto assim.')
    const estorno = await estornoDe(ctx, tx, c, { devId: d.id, valor: d.valor, motivo: d.motivo })
    await mudarCartao(tx, hotId, c.id, { pedido: 'estorno', erro: null })
    await mudarDevolucao(tx, hotId, d.id, {
      situacao: r.para,
      forma: 'CARTAO',
      observacao: null,
      pedidaAt: new Date(ctx.agora),
      pedidaBy: usuId,
    })
    await estornarNoAdquirente.agendar(tx, {
      hotId,
      dados: { id: c.id, estorno },
      objeto: { tipo: 'cartao', uid: c.uid },
      chave: `${estorno.uid}-${c.versao}`,
    })
    await auditar(ctx, tx, {
      entidade: 'cartao',
      uid: c.uid,
      acao: 'pedirDevolucao',
      depois: { estorno: d.valor },
      motivo: d.motivo,
    })
    return vendaAvisada(v)
  })
  if (aviso === null) return recusar('NAO_ENCONTRADA', 'Devolução não encontrada')
  avisarVenda(ctx.servicos, aviso)
  return { pedida: true as const }
})
