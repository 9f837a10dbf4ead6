// The house does not undo a sale that its consignor wants undone: he reads why. It grants one by undoing the sale itself.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { recusarCancelamento } from '@martelo/contracts/vendas/recusar-cancelamento.contract.ts'
import { ROTULO_DO_PEDIDO } from '@martelo/domain/portal/cancelamento.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { gravarRecusa, travarPedido } from './cancelamentos-pedidos.sql.ts'

handle(recusarCancelamento, (ctx, { params, body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const p = await travarPedido(tx, hotId, params.uid)
    if (p === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (p.situacao !== 'ESPERA')
      return recusar('NAO_PODE', `Este pedido já teve resposta: ${ROTULO_DO_PEDIDO[p.situacao]}.`)
    await gravarRecusa(tx, hotId, { uid: p.uid, usuId, resposta: body.motivo })
    await auditar(ctx, tx, {
      entidade: 'lote',
      uid: p.lelUid,
      acao: 'recusar-cancelamento',
      depois: { motivo: body.motivo },
    })
    return { message: 'O comitente lê a resposta no painel dele.' }
  })
})
