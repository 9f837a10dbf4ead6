import { comprarJa } from '@martelo/contracts/lances/comprar-ja.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { pedirPeloCliente } from './apresentar-lance.ts'

handle(comprarJa, (ctx, { params, body }) =>
  pedirPeloCliente(ctx, {
    tipo: 'Compre Já',
    lelUid: params.lelUid,
    valor: body.valor,
    chave: body.chaveDoPedido,
  }),
)
