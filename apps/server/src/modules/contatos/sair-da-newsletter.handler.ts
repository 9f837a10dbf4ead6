// A second click answers the same, and keeps the day of the first: the address is off the list.
import { sairDaNewsletter } from '@martelo/contracts/contatos/sair-da-newsletter.contract.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { seloDaNewsletterConfere } from './selo-da-newsletter.ts'

handle(sairDaNewsletter, async (ctx, { params, body }) => {
  const nao = recusar('NAO_ENCONTRADO', 'Este endereço não vale mais. Fale com a gente para sair da lista.')
  if (!seloDaNewsletterConfere(ctx.servicos.chaveDeArquivos, ctx.hotsite.id, params.uid, body.selo))
    return nao
  const r = await ctx.tx((tx) =>
    tx
      .updateTable('newsletterInscricao')
      .set({ saiuAt: sql`coalesce(saiu_at, now())` })
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .executeTakeFirst(),
  )
  return r.numUpdatedRows === 0n ? nao : { ok: true }
})
