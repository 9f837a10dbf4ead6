// An event that says of itself that it is a trial, to one address; to one of the test environment, the example of a real one.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { testarWebhook } from '@martelo/contracts/sistemas/testar-webhook.contract.ts'
import { EXEMPLO_DO_EVENTO } from '@martelo/domain/sistemas/exemplos-de-evento.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { deQuem } from '../portal/door.ts'
import { distribuir } from './avisar-sistemas.job.ts'
import { travarWebhook } from './gerir.sql.ts'
import { novoEvento } from './novo-evento.sql.ts'

handle(testarWebhook, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const w = await travarWebhook(tx, deQuem(ctx), params.uid)
    if (w === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const tipo = body.evento ?? null
    // A program at a real address would believe it.
    if (tipo !== null && w.ambiente !== 'teste')
      return recusar('SO_NO_TESTE', 'Exemplos de eventos vão só a endereços do ambiente de teste.')
    const e =
      tipo === null
        ? await novoEvento(tx, w, 'ensaio', { mensagem: 'Este é um evento de ensaio.' })
        : await novoEvento(tx, w, tipo, EXEMPLO_DO_EVENTO[tipo])
    await distribuir(tx, e, w.id)
    return { eventoUid: e.uid }
  }),
)
