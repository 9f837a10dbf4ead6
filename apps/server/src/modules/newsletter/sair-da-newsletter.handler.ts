// A second click answers the same, and keeps the day and the letter of the first: the address is off the list.
import { sairDaNewsletter } from '@martelo/contracts/newsletter/sair-da-newsletter.contract.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { seloDaNewsletterConfere } from './selo-da-newsletter.ts'

handle(sairDaNewsletter, async (ctx, { params, body }) => {
  const nao = recusar('NAO_ENCONTRADO', 'Este endereço não vale mais. Fale com a gente para sair da lista.')
  const { chaveDeArquivos } = ctx.servicos
  const hotId = ctx.hotsite.id
  if (!seloDaNewsletterConfere(chaveDeArquivos, 'sair', hotId, params.uid, body.selo)) return nao
  const carta = sql<
    number | null
  >`(select b.id from boletim b where b.hot_id = ${hotId} and b.uid = ${body.de ?? null}::uuid)`
  const r = await ctx.tx((tx) =>
    tx
      .updateTable('newsletterInscricao')
      .set({
        saiuBolId: sql`case when saiu_at is null then ${carta} else saiu_bol_id end`,
        saiuAt: sql`coalesce(saiu_at, now())`,
      })
      .where('hotId', '=', hotId)
      .where('uid', '=', params.uid)
      .executeTakeFirst(),
  )
  return r.numUpdatedRows === 0n ? nao : { ok: true }
})
