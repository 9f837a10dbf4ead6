// A whole credit against the commission of an open purchase: never more than the commission, so that the consignor's part
// is not touched. Taken in the purchase's lock; when the purchase is undone, the credit comes back.
import { usarCreditoDeIndicacao } from '@martelo/contracts/indicacoes/usar-credito-de-indicacao.contract.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { cabeNaComissao, moverCredito, movimentosDoCredito } from '@martelo/domain/indicacoes/credito.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lancar } from '../razao/door.ts'
import { abaterDaVenda, concluir, travarVenda, valoresDe } from '../vendas/door.ts'
import { apresentarMeusCreditos } from './apresentar-meus-creditos.ts'
import { gravarSituacao, lerCredito, usadoNaVenda } from './indicacoes.sql.ts'

handle(usarCreditoDeIndicacao, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const { cliId, usuId } = exigirCliente(ctx)
  const feita = await ctx.tx(async (tx) => {
    const v = await travarVenda(tx, hotId, body.vndId)
    if (v === undefined || v.venda.cliId !== cliId) return recusar('NAO_ENCONTRADO', 'Compra não encontrada')
    const k = await lerCredito(tx, hotId, params.uid)
    if (k === undefined || k.cliId !== cliId) return recusar('NAO_ENCONTRADO', 'Crédito não encontrado')
    const para = moverCredito(k.situacao, 'usar')
    if (para === null) return recusar('RECUSADA', 'Este crédito não está disponível.')
    if (v.venda.situacao !== 'Aguardando Pagamento')
      return recusar('RECUSADA', 'O crédito só é usado em uma compra que espera o pagamento.')
    const cabe = cabeNaComissao(valoresDe(v).valorComissao, await usadoNaVenda(tx, hotId, v.venda.id))
    if (k.valor > cabe)
      return recusar('RECUSADA', `O crédito abate a comissão: nesta compra cabem ${formatarReais(cabe)}.`)
    const motivo = 'Crédito de indicação'
    const r = await abaterDaVenda(ctx, tx, v, { valor: k.valor, motivo, direito: true })
    if (!r.pode) return recusar('RECUSADA', r.motivo)
    await gravarSituacao(tx, hotId, { id: k.id, para }, { usadoVndId: v.venda.id })
    await lancar(tx, hotId, {
      objeto: { tipo: 'indicacao', chave: k.uid },
      movimentos: movimentosDoCredito(para, k.valor),
    })
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: k.quemUid,
      acao: 'usarIndicacao',
      depois: { valor: k.valor, venda: numeroDaVenda(v.venda.id) },
    })
    return r
  })
  if (!('mudada' in feita)) return feita
  concluir(ctx.servicos, feita.mudada)
  return ctx.ler((tx) => apresentarMeusCreditos(tx, hotId, { cliId, usuId }))
})
