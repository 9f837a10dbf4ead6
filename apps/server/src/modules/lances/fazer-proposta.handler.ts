import { fazerProposta } from '@martelo/contracts/lances/fazer-proposta.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { ehRecusa, handle } from '../../core/http/handle.ts'
import { pedirPeloCliente } from './apresentar-lance.ts'
import { escreverACasaDaProposta } from './carta-da-proposta.ts'
import { propostaPorChave, travarProposta } from './propostas.sql.ts'

handle(fazerProposta, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const r = await pedirPeloCliente(ctx, {
    tipo: 'Proposta',
    lelUid: params.lelUid,
    valor: body.valor,
    chave: body.chaveDoPedido,
    contato: { telefone: body.telefone ?? null, email: body.email ?? null },
  })
  if (ehRecusa(r)) return r
  // Should the process die here, the house still finds it in its queue; the same request again tells it once.
  await ctx.tx(async (tx) => {
    const feita = await propostaPorChave(tx, hotId, exigirCliente(ctx).cliId, body.chaveDoPedido)
    if (feita?.situacao !== 'ENVIADA') return
    const p = await travarProposta(tx, hotId, feita.uid)
    if (p !== null) await escreverACasaDaProposta(ctx.servicos, tx, p, feita.uid)
  })
  ctx.servicos.tempoReal.avisar(`retaguarda:${hotId}`, 'proposta-recebida', { lelUid: params.lelUid })
  return r
})
