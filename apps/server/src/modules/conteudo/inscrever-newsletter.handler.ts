// A second subscription of the same address renews it. The answer is the same for everybody, so that nobody learns who is
// on the list; a program that fills the hidden field is thanked and forgotten.
import {
  CONSENTIMENTO,
  inscreverNewsletter,
} from '@martelo/contracts/conteudo/inscrever-newsletter.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'

handle(inscreverNewsletter, async (ctx, { body }) => {
  if (body.site) return { ok: true }
  await ctx.tx((tx) =>
    sql`
      insert into newsletter_inscricao (hot_id, email, nome, interesse, consentimento, ip)
      values (${ctx.hotsite.id}, ${body.email}, ${body.nome}, ${body.interesse || null}, ${CONSENTIMENTO}, ${ctx.ip})
      on conflict (hot_id, lower(email)) do update set nome = excluded.nome, interesse = excluded.interesse,
        consentimento = excluded.consentimento, ip = excluded.ip, created_at = now(), saiu_at = null`.execute(
      tx,
    ),
  )
  return { ok: true }
})
