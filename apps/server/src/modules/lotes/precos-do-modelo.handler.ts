import { precosDoModelo } from '@martelo/contracts/lotes/precos-do-modelo.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerPrecosDoModelo } from './precos-do-modelo.sql.ts'
import { exigirVisitante } from './publico-busca.ts'

handle(precosDoModelo, async (ctx, { params }) => {
  const recusa = exigirVisitante(ctx)
  if (recusa) return recusa
  const precos = await ctx.ler((tx) => lerPrecosDoModelo(tx, ctx.hotsite.id, params.id))
  return precos ?? recusar('NAO_ENCONTRADO', 'Este lote não existe ou já saiu do ar.')
})
