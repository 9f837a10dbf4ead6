// A new address gets a new secret: who may change the address must not learn to whom the old one belonged.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { editarWebhook } from '@martelo/contracts/sistemas/editar-webhook.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { deQuem } from '../portal/door.ts'
import { travarWebhook } from './gerir.sql.ts'
import { erroDoEndereco, novoSegredo } from './segredo-do-webhook.ts'

handle(editarWebhook, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const w = await travarWebhook(tx, deQuem(ctx), params.uid)
    if (w === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const erro = erroDoEndereco(ctx, body.endereco)
    if (erro !== null) return recusar('ENDERECO', erro, { campos: { endereco: erro } })
    const novo = body.endereco === w.endereco ? null : novoSegredo(ctx, w.uid)
    const depois = { endereco: body.endereco, eventos: [...new Set(body.eventos)], ativo: body.ativo }
    await tx
      .updateTable('webhookComitente')
      .set({ ...depois, ...novo?.colunas })
      .where('hotId', '=', ctx.hotsite.id)
      .where('id', '=', w.id)
      .execute()
    const antes = { endereco: w.endereco, eventos: w.eventos, ativo: w.ativo }
    await auditar(ctx, tx, { entidade: 'webhook-comitente', uid: w.uid, acao: 'editar', antes, depois })
    return { segredo: novo?.segredo ?? null }
  }),
)
