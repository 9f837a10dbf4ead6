// The buyer starts a payment by card: a line of the sale and the acquirer's page for it. The line is written first and the
// acquirer is asked after the commit; its key there is our uid, so that asking again finds the same page. Two tabs that
// want the same get the same page, which takes one card.
import { pagarComCartao } from '@martelo/contracts/cartoes/pagar-com-cartao.contract.ts'
import { esperaOCartao } from '@martelo/domain/cartoes/states.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { umaVez } from '../../core/http/idempotencia.ts'
import { assentarVenda, concluir, travarVenda } from '../vendas/door.ts'
import { abrirPagina } from './abrir-pagina-do-cartao.ts'
import { apresentarCartao } from './apresentar-cartao.ts'
import { lerCartao, lerCartoesDaVenda } from './cartoes.sql.ts'
import { conferirEscolha, inserirCartao } from './iniciar-cartao.ts'
import { temAdquirente } from './oferta-do-cartao.ts'

handle(pagarComCartao, async (ctx, { params, body }) => {
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const fora = () =>
    recusar('ADQUIRENTE_FORA', 'O cartão não está disponível agora. Tente de novo ou use outra forma.')
  if (!(await temAdquirente(ctx.servicos, hotId))) return fora()
  const feito = await ctx.tx(async (tx) => {
    const v = await travarVenda(tx, hotId, params.id)
    if (v === undefined || v.venda.compradorId !== cliId) return null
    return umaVez(ctx, tx, `${pagarComCartao.key}|${params.id}`, body, async () => {
      const opcao = await conferirEscolha(ctx, tx, v, body)
      const igual = (await lerCartoesDaVenda(tx, hotId, params.id)).find(
        (c) =>
          c.pagAtivo &&
          esperaOCartao(c.situacao) &&
          c.valor === body.valor &&
          c.parcelas === opcao.parcelas &&
          c.valorComJuros === opcao.total,
      )
      const carId = igual?.id ?? (await inserirCartao(ctx, tx, v, body.valor, opcao))
      return { carId, mudada: await assentarVenda(ctx, tx, params.id, null) }
    })
  })
  if (feito === null) return recusar('NAO_ENCONTRADA', 'Compra não encontrada')
  const aberta = await abrirPagina(ctx, feito.valor.carId)
  concluir(ctx.servicos, feito.valor.mudada)
  if (!aberta) return fora()
  const c = await ctx.ler((tx) => lerCartao(tx, hotId, { id: feito.valor.carId }))
  return c === undefined ? recusar('NAO_ENCONTRADA', 'Compra não encontrada') : apresentarCartao(ctx, c, true)
})
