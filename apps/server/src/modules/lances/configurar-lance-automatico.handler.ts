import { configurarLanceAutomatico } from '@martelo/contracts/lances/configurar-lance-automatico.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { pedirPeloCliente } from './apresentar-lance.ts'

handle(configurarLanceAutomatico, (ctx, { params, body }) =>
  pedirPeloCliente(ctx, {
    tipo: 'Configuração Automática',
    lelUid: params.lelUid,
    valor: body.valor,
    chave: body.chaveDoPedido,
    confirmarValorAlto: body.confirmarValorAlto,
  }),
)
