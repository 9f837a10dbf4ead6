import { responderCondicional } from '@martelo/contracts/condicionais/responder-condicional.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { responderPeloComitente } from './responder-pelo-comitente.ts'

handle(responderCondicional, (ctx, { params, body }) =>
  responderPeloComitente(ctx, params.lelUid, { ...body, valor: body.valor ?? null }),
)
