import { comprovantesDeLote } from '@martelo/contracts/pagamentos/comprovantes-de-lote.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarComprovante, vendaDoLote } from '../vendas/door.ts'

handle(comprovantesDeLote, async (ctx, { params }) => {
  const v = await ctx.ler((tx) => vendaDoLote(tx, ctx.hotsite.id, params.id))
  return (v?.comprovantes ?? []).map((c) => apresentarComprovante(ctx, c))
})
