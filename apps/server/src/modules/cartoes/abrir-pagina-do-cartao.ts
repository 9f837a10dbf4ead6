// The acquirer's page of a payment, asked for after the commit and kept. Asked again, it is the same page.
import { esperaOCartao } from '@martelo/domain/cartoes/states.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { cancelarCobranca, lerVenda } from '../vendas/door.ts'
import { ADQUIRENTE } from './adquirente.integration.ts'
import { lerCartao, mudarCartao } from './cartoes.sql.ts'

/** False: the acquirer did not answer; the same request may be repeated. */
export async function abrirPagina(ctx: Ctx, carId: number): Promise<boolean> {
  const hotId = ctx.hotsite.id
  const lido = await ctx.ler(async (tx) => {
    const c = await lerCartao(tx, hotId, { id: carId })
    return c && { c, v: await lerVenda(tx, hotId, c.vndId) }
  })
  if (lido?.v === undefined) return false
  const { c, v } = lido
  // A repeated request: the page is there, or has done its work.
  if (c.formulario !== null || !esperaOCartao(c.situacao)) return true
  try {
    const porta = await ctx.servicos.externo.porta(ADQUIRENTE, {
      hotId,
      reqId: ctx.reqId,
      objeto: { tipo: 'cartao', uid: c.uid },
    })
    if (porta === null) return false
    const { formulario } = await porta.abrir({
      uid: c.uid,
      valor: c.valorComJuros,
      parcelas: c.parcelas,
      descricao: `Compra ${numeroDaVenda(v.venda.id)} · ${v.venda.leilaoNome}`.slice(0, 120),
      comprador: { nome: v.venda.clienteNome, documento: v.venda.documento },
    })
    await ctx.tx(async (tx) => {
      const agora = await lerCartao(tx, hotId, { id: carId }, { travar: true })
      if (agora?.formulario !== null || !esperaOCartao(agora.situacao)) return
      await mudarCartao(tx, hotId, carId, { formulario })
      // Replaced while the acquirer was asked: the page that was just opened belongs to no line.
      if (!agora.pagAtivo) await cancelarCobranca(tx, 'cartao', { hotId, pagId: agora.pagId })
    })
    return true
  } catch (e) {
    if (!(e instanceof FalhaExterna)) throw e
    ctx.log.warn({ err: e, uid: c.uid }, 'card page not opened')
    return false
  }
}
