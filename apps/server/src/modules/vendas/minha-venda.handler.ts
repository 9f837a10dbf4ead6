import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarVenda } from './apresentar-venda.ts'
import { lerVenda } from './vendas.sql.ts'

handle(minhaVenda, async (ctx, { params }) => {
  const { cliId } = exigirCliente(ctx)
  const v = await ctx.ler((tx) => lerVenda(tx, ctx.hotsite.id, params.id))
  // Another client's sale is not there.
  if (v === undefined || v.venda.compradorId !== cliId)
    return recusar('NAO_ENCONTRADA', 'Compra não encontrada')
  return apresentarVenda(ctx, v)
})
