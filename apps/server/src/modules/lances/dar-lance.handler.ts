import { darLance } from '@martelo/contracts/lances/dar-lance.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { pedirPeloCliente } from './apresentar-lance.ts'

handle(darLance, (ctx, { params, body }) =>
  pedirPeloCliente(ctx, {
    tipo: 'Manual',
    lelUid: params.lelUid,
    valor: body.valor,
    chave: body.chaveDoPedido,
    confirmarValorAlto: body.confirmarValorAlto,
  }),
)
