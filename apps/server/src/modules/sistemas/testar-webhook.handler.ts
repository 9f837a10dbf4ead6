// An event that says of itself that it is a trial, to one address.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { testarWebhook } from '@martelo/contracts/sistemas/testar-webhook.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { deQuem } from '../portal/door.ts'
import { distribuir } from './avisar-sistemas.job.ts'
import { travarWebhook } from './gerir.sql.ts'
import { novoEvento } from './novo-evento.sql.ts'

handle(testarWebhook, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const w = await travarWebhook(tx, deQuem(ctx), params.uid)
    if (w === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const e = await novoEvento(tx, w, 'ensaio', { mensagem: 'Este é um evento de ensaio.' })
    await distribuir(tx, e, w.id)
    return { eventoUid: e.uid }
  }),
)
