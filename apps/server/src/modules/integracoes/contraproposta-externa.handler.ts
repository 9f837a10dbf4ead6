import { contrapropostaExterna } from '@martelo/contracts/integracoes/contraproposta-externa.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, handle } from '../../core/http/handle.ts'
import { responderPeloComitente } from '../condicionais/door.ts'

handle(contrapropostaExterna, async (ctx, { params, body }) => {
  // His system speaks as the consignor; whose lot it is, the account's links decide there.
  const r = await responderPeloComitente(
    { ...ctx, sessao: { ...exigirSessao(ctx), papeis: ['Comitente'] } },
    params.lelUid,
    { ...body, valor: body.valor ?? null },
  )
  return ehRecusa(r) ? r : { aceita: true as const }
})
