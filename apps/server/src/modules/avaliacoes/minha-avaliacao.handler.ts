import { minhaAvaliacao } from '@martelo/contracts/avaliacoes/minha-avaliacao.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { comoMinha } from './apresentar-avaliacao.ts'
import { compraAvaliada } from './avaliacao-da-compra.sql.ts'

handle(minhaAvaliacao, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const c = await compraAvaliada(tx, ctx.hotsite.id, exigirCliente(ctx).cliId, params.id)
    return c === undefined ? recusar('NAO_ENCONTRADA', 'Compra não encontrada') : comoMinha(c)
  }),
)
