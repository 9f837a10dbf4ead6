// Notices of the bank. The body is stored as it came and each Pix is handed to the queue; the answer does not wait for
// what they mean. Idempotent: a duplicate notice is stored again and changes nothing.
import { webhookPix } from '@martelo/contracts/pagamentos/webhook-pix.contract.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { avisoAutentico } from './banco-pix.integration.ts'
import { conferirPixNoBanco } from './conferir-pix-no-banco.job.ts'

handle(webhookPix, async (ctx, { query, body }) => {
  const hotId = ctx.hotsite.id
  if (!avisoAutentico(ctx.servicos, ctx.hotsite.uid, query.hmac))
    return recusar('NAO_AUTENTICADO', 'Aviso não reconhecido')
  const ids = [...new Set(body.pix.map((p) => p.endToEndId))]
  await ctx.tx(async (tx) => {
    await sql`insert into pix_notificacao (hot_id, bruto) values (${hotId}, ${JSON.stringify(body)}::jsonb)`.execute(
      tx,
    )
    for (const endToEndId of ids)
      await conferirPixNoBanco.agendar(tx, { hotId, endToEndId }, { chave: `pix-${hotId}-${endToEndId}` })
  })
  return { recebidos: ids.length }
})
