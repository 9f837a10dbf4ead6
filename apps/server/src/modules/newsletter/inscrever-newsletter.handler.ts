// A second subscription of the same address renews it. The answer is the same for all, so that strangers do not learn
// who is on the list; a program that fills the hidden field is thanked and forgotten.
// An unconfirmed address gets a letter that asks for confirmation, with the way out: a stranger may have typed it, and
// without the confirmation nothing else is sent there.
import {
  CONSENTIMENTO,
  inscreverNewsletter,
} from '@martelo/contracts/newsletter/inscrever-newsletter.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { cabeNaHora } from '../mensagens/door.ts'
import { seloDaNewsletter } from './selo-da-newsletter.ts'
import { recusaDoSelo } from '../mensagens/door.ts'

/** A form that is sent twice, or by a stranger all day, does not fill the mailbox of the address's owner. */
const ENTRE_CARTAS_MIN = 15

handle(inscreverNewsletter, async (ctx, { body }) => {
  if (body.site) return { ok: true }
  const recusa = await recusaDoSelo(ctx, body.selo)
  if (recusa) return recusa
  const { id: hotId } = ctx.hotsite
  await ctx.tx(async (tx) => {
    // Held, so that two clicks at once send one letter.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter|${hotId}|${body.email}`}, 0))`.execute(
      tx,
    )
    // A returning reader begins anew: his old confirmation was taken back when he left.
    const { rows } = await sql<{ id: number; uid: string; pedir: boolean }>`
      insert into newsletter_inscricao as n (hot_id, email, nome, interesse, consentimento, ip)
      values (${hotId}, ${body.email}, ${body.nome}, ${body.interesse || null}, ${CONSENTIMENTO}, ${ctx.ip})
      on conflict (hot_id, lower(email)) do update set nome = excluded.nome, interesse = excluded.interesse,
        consentimento = excluded.consentimento, ip = excluded.ip, created_at = now(), saiu_at = null, saiu_bol_id = null,
        confirmado_at = case when n.saiu_at is null then n.confirmado_at end,
        confirmacao_enviada_at = case when n.saiu_at is null then n.confirmacao_enviada_at end
      returning id, uid, confirmado_at is null
        and coalesce(confirmacao_enviada_at < now() - make_interval(mins => ${ENTRE_CARTAS_MIN}), true) as pedir`.execute(
      tx,
    )
    const [inscrita] = rows
    if (inscrita?.pedir && (await cabeNaHora(ctx))) await pedirConfirmacao(ctx, tx, body.email, inscrita)
  })
  return { ok: true }
})

async function pedirConfirmacao(
  ctx: Ctx,
  tx: Tx,
  para: string,
  { id, uid }: { readonly id: number; readonly uid: string },
): Promise<void> {
  const { id: hotId } = ctx.hotsite
  const link = (fim: 'confirmar' | 'sair'): string =>
    `${ctx.origem}/novidades/${fim}/${uid}/${seloDaNewsletter(ctx.servicos.chaveDeArquivos, fim, hotId, uid)}`
  const sair = link('sair')
  await ctx.servicos.correio.avisar(tx, hotId, {
    tipo: 'newsletter-confirmar',
    para: { email: para },
    variaveis: { confirmar: link('confirmar'), sair },
    sairUrl: sair,
  })
  await sql`update newsletter_inscricao set confirmacao_enviada_at = now() where hot_id = ${hotId} and id = ${id}`.execute(
    tx,
  )
}
