import { fazerProposta } from '@martelo/contracts/lances/fazer-proposta.contract.ts'
import { ehRecusa, handle } from '../../core/http/handle.ts'
import { pedirPeloCliente } from './apresentar-lance.ts'

handle(fazerProposta, async (ctx, { params, body }) => {
  const r = await pedirPeloCliente(ctx, {
    tipo: 'Proposta',
    lelUid: params.lelUid,
    valor: body.valor,
    chave: body.chaveDoPedido,
    contato: { telefone: body.telefone ?? null, email: body.email ?? null },
  })
  if (!ehRecusa(r))
    ctx.servicos.tempoReal.avisar(`retaguarda:${ctx.hotsite.id}`, 'proposta-recebida', {
      lelUid: params.lelUid,
    })
  return r
})
