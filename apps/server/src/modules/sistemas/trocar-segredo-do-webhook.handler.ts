import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { trocarSegredoDoWebhook } from '@martelo/contracts/sistemas/trocar-segredo-do-webhook.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { deQuem } from '../portal/door.ts'
import { travarWebhook } from './gerir.sql.ts'
import { novoSegredo } from './segredo-do-webhook.ts'

handle(trocarSegredoDoWebhook, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const w = await travarWebhook(tx, deQuem(ctx), params.uid)
    if (w === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const { segredo, colunas } = novoSegredo(ctx, w.uid)
    await tx
      .updateTable('webhookComitente')
      .set(colunas)
      .where('hotId', '=', ctx.hotsite.id)
      .where('id', '=', w.id)
      .execute()
    await auditar(ctx, tx, { entidade: 'webhook-comitente', uid: w.uid, acao: 'trocarSegredo' })
    return { segredo }
  }),
)
