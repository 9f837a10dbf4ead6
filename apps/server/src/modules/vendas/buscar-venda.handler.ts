import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarVendaDaEquipe } from './apresentar-venda-da-equipe.ts'
import { lerVenda } from './vendas.sql.ts'

handle(buscarVenda, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const v = await lerVenda(tx, ctx.hotsite.id, params.id)
    return v === undefined
      ? recusar('NAO_ENCONTRADA', 'Venda não encontrada')
      : apresentarVendaDaEquipe(ctx, tx, v)
  }),
)
