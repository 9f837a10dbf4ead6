import { cancelarLanceAutomatico } from '@martelo/contracts/lances/cancelar-lance-automatico.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { pedirPeloCliente } from './apresentar-lance.ts'

handle(cancelarLanceAutomatico, (ctx, { params, query }) =>
  pedirPeloCliente(ctx, {
    tipo: 'Configuração Automática',
    lelUid: params.lelUid,
    valor: null,
    chave: query.chaveDoPedido,
  }),
)
