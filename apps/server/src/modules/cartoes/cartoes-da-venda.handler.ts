import { cartoesDaVenda } from '@martelo/contracts/cartoes/cartoes-da-venda.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { lerVenda } from '../vendas/door.ts'
import { apresentarCartoesDaEquipe } from './apresentar-cartao.ts'
import { lerCartoesDaVenda } from './cartoes.sql.ts'

handle(cartoesDaVenda, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const v = await lerVenda(tx, ctx.hotsite.id, params.id)
    const linhas = v === undefined ? [] : await lerCartoesDaVenda(tx, ctx.hotsite.id, params.id)
    return apresentarCartoesDaEquipe(
      ctx,
      tx,
      linhas.map((c) => ({ ...c, cliente: v?.venda.clienteNome ?? '' })),
    )
  }),
)
