import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { removerWebhook } from '@martelo/contracts/sistemas/remover-webhook.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { deQuem } from '../portal/door.ts'
import { travarWebhook } from './gerir.sql.ts'

handle(removerWebhook, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const w = await travarWebhook(tx, deQuem(ctx), params.uid)
    if (w === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    await tx
      .updateTable('webhookComitente')
      .set({ removidoAt: sql`clock_timestamp()` })
      .where('hotId', '=', ctx.hotsite.id)
      .where('id', '=', w.id)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'webhook-comitente',
      uid: w.uid,
      acao: 'remover',
      antes: { endereco: w.endereco },
    })
    return {}
  }),
)
