import { avaliarCompra } from '@martelo/contracts/avaliacoes/avaliar-compra.contract.ts'
import { impedimentoDeAvaliar, moverAvaliacao } from '@martelo/domain/avaliacoes/avaliacao-da-compra.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { comoMinha } from './apresentar-avaliacao.ts'
import { compraAvaliada, gravarAvaliacao } from './avaliacao-da-compra.sql.ts'

handle(avaliarCompra, (ctx, { params, body }) => {
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const c = await compraAvaliada(tx, hotId, cliId, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADA', 'Compra não encontrada')
    const preso = impedimentoDeAvaliar(c)
    if (preso !== null) return recusar('NAO_PODE', preso)
    const r = moverAvaliacao({ de: c.situacao ?? 'AGUARDANDO', evento: 'escrever', atores: ['Cliente'] })
    if (!r.pode) return recusar('NAO_PODE', r.motivo)
    await gravarAvaliacao(tx, { ...body, hotId, vndId: c.vndId, situacao: r.para })
    await auditar(ctx, tx, { entidade: 'venda', uid: c.uid, acao: 'avaliar', depois: body })
    const depois = await compraAvaliada(tx, hotId, cliId, params.id)
    return comoMinha(depois ?? c)
  })
})
