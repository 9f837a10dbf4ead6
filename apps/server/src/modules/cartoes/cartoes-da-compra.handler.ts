import { cartoesDaCompra } from '@martelo/contracts/cartoes/cartoes-da-compra.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { exigeBoleto, lerVenda } from '../vendas/door.ts'
import { apresentarCartao } from './apresentar-cartao.ts'
import { lerCartoesDaVenda } from './cartoes.sql.ts'
import { lerOferta, temAdquirente } from './oferta-do-cartao.ts'

handle(cartoesDaCompra, async (ctx, { params }) => {
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const lido = await ctx.ler(async (tx) => {
    const v = await lerVenda(tx, hotId, params.id)
    if (v === undefined || v.venda.compradorId !== cliId) return null
    return { v, oferta: await lerOferta(tx, hotId), cartoes: await lerCartoesDaVenda(tx, hotId, params.id) }
  })
  if (lido === null) return recusar('NAO_ENCONTRADA', 'Compra não encontrada')
  const { v, oferta, cartoes } = lido
  const aceita = oferta.regra.ativo && !exigeBoleto(v) && (await temAdquirente(ctx.servicos, hotId))
  return {
    aceita,
    valorMinimo: oferta.regra.valorMinimo,
    linhas: aceita ? [...oferta.linhas] : [],
    cartoes: cartoes.map((c) => apresentarCartao(ctx, c, true)),
  }
})
