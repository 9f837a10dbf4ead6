import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { retirarLanceCondicional } from '@martelo/contracts/condicionais/retirar-lance-condicional.contract.ts'
import { exigirCliente, exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { concluirAcordo } from './concluir-acordo.ts'
import { travarAcordo } from './condicionais.sql.ts'
import { moverAcordo } from './mover-acordo.ts'

handle(retirarLanceCondicional, async (ctx, { params }) => {
  const { cliId } = exigirCliente(ctx)
  const { nome } = exigirSessao(ctx)
  const r = await ctx.tx(async (tx) => {
    const lote = await travarAcordo(tx, ctx.hotsite.id, params.lelUid)
    // A client who did not win it learns nothing, not even that it is conditional.
    if (lote === null || lote.cliId !== cliId) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const movido = await moverAcordo(tx, ctx, ctx.servicos, lote, {
      evento: 'clienteRetira',
      atores: ['Cliente'],
      clienteVencedor: true,
      motivo: 'Lance retirado pelo cliente',
      nome,
    })
    return movido.pode ? movido : recusar('NAO_PODE', movido.motivo)
  })
  if (ehRecusa(r)) return r
  await concluirAcordo(ctx.servicos, r)
  return { situacao: r.lote.situacao }
})
