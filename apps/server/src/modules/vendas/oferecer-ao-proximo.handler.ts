import { oferecerAoProximo } from '@martelo/contracts/vendas/oferecer-ao-proximo.contract.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { oferecerLote } from './segunda-oferta.ts'
import { travarVenda } from './vendas.sql.ts'

handle(oferecerAoProximo, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const v = await travarVenda(tx, ctx.hotsite.id, params.id)
    const i = v?.itens.find((x) => x.ativo && x.lelUid === body.lelUid)
    if (v === undefined || i === undefined)
      return recusar('NAO_ENCONTRADA', 'Lote não encontrado nesta venda')
    const r = await oferecerLote(ctx, tx, v, i)
    if (!r.ok) throw new RecusaLancada(recusar('RECUSADA', r.motivo))
    return { uid: r.uid }
  }),
)
