// A second subscription of the same address renews it. The answer is the same for everybody, so that nobody learns who is
// on the list; a program that fills the hidden field is thanked and forgotten.
// Whoever was not on the list gets one letter that says so, with the way out: somebody else may have typed the address.
import {
  CONSENTIMENTO,
  inscreverNewsletter,
} from '@martelo/contracts/contatos/inscrever-newsletter.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { seloDaNewsletter } from './selo-da-newsletter.ts'

handle(inscreverNewsletter, async (ctx, { body }) => {
  if (body.site) return { ok: true }
  const { id: hotId, nome } = ctx.hotsite
  await ctx.tx(async (tx) => {
    // Held, so that two clicks at once send one letter.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter|${hotId}|${body.email}`}, 0))`.execute(
      tx,
    )
    const antes = await sql<{ ativa: boolean }>`
      select saiu_at is null as ativa from newsletter_inscricao
      where hot_id = ${hotId} and lower(email) = lower(${body.email})`.execute(tx)
    const { rows } = await sql<{ uid: string }>`
      insert into newsletter_inscricao (hot_id, email, nome, interesse, consentimento, ip)
      values (${hotId}, ${body.email}, ${body.nome}, ${body.interesse || null}, ${CONSENTIMENTO}, ${ctx.ip})
      on conflict (hot_id, lower(email)) do update set nome = excluded.nome, interesse = excluded.interesse,
        consentimento = excluded.consentimento, ip = excluded.ip, created_at = now(), saiu_at = null
      returning uid`.execute(tx)
    const uid = rows[0]?.uid
    if (antes.rows[0]?.ativa || uid === undefined) return
    const sair = `${ctx.origem}/novidades/sair/${uid}/${seloDaNewsletter(ctx.servicos.chaveDeArquivos, hotId, uid)}`
    await ctx.servicos.correio.enviar(tx, hotId, {
      canal: 'email',
      para: body.email,
      assunto: `Você vai receber as novidades de ${nome}`,
      sairUrl: sair,
      texto: `Este e-mail foi inscrito nas novidades de ${nome}.\n\nNão foi você, ou mudou de ideia? Saia da lista com um clique:\n${sair}`,
    })
  })
  return { ok: true }
})
