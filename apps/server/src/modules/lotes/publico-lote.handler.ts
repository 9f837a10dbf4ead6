import { publicoLote } from '@martelo/contracts/lotes/publico-lote.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { exigirVisitante } from './publico-busca.ts'
import { lerLotePublico } from './publico-lote.sql.ts'

handle(publicoLote, async (ctx, { params }) => {
  const recusa = exigirVisitante(ctx)
  if (recusa) return recusa
  const lote = await ctx.ler((tx) => lerLotePublico(tx, ctx.hotsite, params.id))
  return lote ?? recusar('NAO_ENCONTRADO', 'Este lote não existe ou já saiu do ar.')
})
