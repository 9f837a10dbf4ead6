import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { cancelarVendaExterna } from '@martelo/contracts/portal/cancelar-venda-externa.contract.ts'
import { comoCancelar } from '@martelo/domain/portal/cancelamento.ts'
import { auditar } from '../../core/auditoria.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { guardarPedidoDeCancelamento } from '../vendas/door.ts'
import { deQuem } from './de-quem.ts'
import { guardarETentar } from './guardar-e-tentar.ts'
import { type LoteACancelar, loteACancelar } from './solicitacoes.sql.ts'

const AINDA_SEM_VENDA = 'A venda deste lote está sendo aberta: tente de novo em instantes.'
const NADA = 'Este lote não tem venda a cancelar.'

handle(cancelarVendaExterna, async (pedido, { params, body }) => {
  // His system speaks as the consignor; whose lot it is, the account's links decide.
  const ctx = { ...pedido, sessao: { ...exigirSessao(pedido), papeis: ['Comitente'] } }
  const lote = await ctx.ler((tx) => loteACancelar(tx, deQuem(ctx), params.lelUid))
  if (lote === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  const como = comoCancelar(lote.situacao)
  if (como === null) return recusar('NAO_PODE', NADA)
  if (como === 'pedir') {
    // A sale follows its hammer within moments.
    if (lote.vndId === null) return recusar('NAO_PODE', AINDA_SEM_VENDA)
    await pedirACasa(ctx, lote, lote.vndId, body.motivo)
    return { feito: 'pedida' as const, mensagem: 'A venda já tem comprador: a casa decide e responde.' }
  }
  const acao = como === 'retirar' ? ('retirar' as const) : ('Recusada' as const)
  const [s] = (await guardarETentar(ctx, [{ lelUid: lote.uid, acao, ...body }])) ?? []
  if (s === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  if (s.status !== 'sucesso') return recusar('NAO_PODE', s.mensagem ?? NADA)
  return {
    feito: como === 'retirar' ? ('retirada' as const) : ('recusada' as const),
    mensagem: s.mensagem ?? '',
  }
})

/** Once while it waits, however often his system says it. */
const pedirACasa = (ctx: Ctx, l: LoteACancelar, vndId: number, motivo: string): Promise<void> =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { usuId } = exigirSessao(ctx)
    const pedido = await guardarPedidoDeCancelamento(tx, { hotId, lelUid: l.uid, vndId, usuId, motivo })
    if (pedido === null) return
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: 'equipe-cancelamento-pedido',
      para: { casa: true },
      variaveis: { lote: `${l.numero} – ${l.nome}`, comitente: l.comitente, motivo },
      chave: `cancelamento:${pedido}`,
      link: `/admin/compras/${vndId}`,
      marca: `lote:${l.uid}`,
    })
    await auditar(ctx, tx, { entidade: 'lote', uid: l.uid, acao: 'pedir-cancelamento', depois: { motivo } })
  })
