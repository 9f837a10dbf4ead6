// Idempotent: a second click keeps the day of the first. An old letter does not bring back an unsubscribed reader: he
// subscribes again.
import { confirmarNewsletter } from '@martelo/contracts/newsletter/confirmar-newsletter.contract.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { seloDaNewsletterConfere } from './selo-da-newsletter.ts'

handle(confirmarNewsletter, async (ctx, { params, body }) => {
  const nao = recusar('NAO_ENCONTRADO', 'Este endereço não vale mais. Inscreva-se de novo.')
  const { chaveDeArquivos } = ctx.servicos
  if (!seloDaNewsletterConfere(chaveDeArquivos, 'confirmar', ctx.hotsite.id, params.uid, body.selo))
    return nao
  const r = await ctx.tx((tx) =>
    tx
      .updateTable('newsletterInscricao')
      .set({ confirmadoAt: sql`coalesce(confirmado_at, now())` })
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .where('saiuAt', 'is', null)
      .executeTakeFirst(),
  )
  return r.numUpdatedRows === 0n ? nao : { ok: true }
})
