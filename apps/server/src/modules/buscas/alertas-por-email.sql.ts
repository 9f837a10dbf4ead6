// Saved searches of people without an account. Every statement names the hotsite, or moves each row within its own.
import type { FatosDoPedido } from '@martelo/domain/buscas/alerta-por-email.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Held until the transaction ends, so that of two requests at once for one address the second sees the first. */
export async function travarEmail(tx: Tx, hotId: number, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerta|${hotId}|${email}`}, 0))`.execute(tx)
}

export async function fatosDoPedido(
  tx: Tx,
  hotId: number,
  email: string,
  endereco: string,
): Promise<FatosDoPedido> {
  const { rows } = await sql<FatosDoPedido>`
    select coalesce(max(case when confirmado_at is null then 'aguarda' else 'confirmada' end) filter (where endereco = ${endereco}), 'nenhuma') as ja,
      count(*) filter (where endereco <> ${endereco})::int as outras,
      floor(extract(epoch from clock_timestamp() - max(confirmacao_enviada_at) filter (where endereco = ${endereco})) / 60)::int as minutos_da_carta,
      count(*) filter (where confirmacao_enviada_at > clock_timestamp() - interval '1 day')::int as cartas_do_dia
    from busca_salva where hot_id = ${hotId} and email = ${email}`.execute(tx)
  return rows[0] ?? { ja: 'nenhuma', outras: 0, minutosDaCarta: null, cartasDoDia: 0 }
}

export interface NovoAlerta {
  readonly hotId: number
  readonly email: string
  readonly nome: string
  readonly endereco: string
  readonly filtros: unknown
  readonly frequencia: 'na-hora' | 'diaria'
  readonly consentimento: string
  readonly ip: string
  readonly origem: string
}

/** The search as it waits for its confirmation, the last request's words in it; its letter counts as written. */
export async function guardarAlerta(tx: Tx, a: NovoAlerta): Promise<string> {
  const { rows } = await sql<{ uid: string }>`
    insert into busca_salva (hot_id, email, nome, endereco, filtros, frequencia, consentimento, ip, origem, confirmacao_enviada_at)
    values (${a.hotId}, ${a.email}, ${a.nome}, ${a.endereco}, ${JSON.stringify(a.filtros)}::jsonb, ${a.frequencia}, ${a.consentimento}, ${a.ip},
      ${a.origem}, clock_timestamp())
    on conflict (hot_id, email, endereco) where email is not null do update set nome = excluded.nome, filtros = excluded.filtros,
      frequencia = excluded.frequencia, consentimento = excluded.consentimento, ip = excluded.ip, origem = excluded.origem,
      confirmacao_enviada_at = excluded.confirmacao_enviada_at
    returning uid`.execute(tx)
  const [nova] = rows
  if (nova === undefined) throw new Error('a search that was just saved is not there')
  return nova.uid
}

export interface AlertaTravado {
  readonly id: number
  readonly nome: string
  readonly endereco: string
  /** null: it went to an account meanwhile */
  readonly email: string | null
  readonly confirmadoAt: Date | null
}

export async function travarAlerta(tx: Tx, hotId: number, uid: string): Promise<AlertaTravado | undefined> {
  const { rows } = await sql<AlertaTravado>`
    select id, nome, endereco, email, confirmado_at from busca_salva where hot_id = ${hotId} and uid = ${uid}::uuid for update`.execute(
    tx,
  )
  return rows[0]
}

export async function confirmarAte(tx: Tx, hotId: number, id: number, venceAt: Date): Promise<void> {
  await sql`update busca_salva set confirmado_at = coalesce(confirmado_at, clock_timestamp()), vence_at = ${venceAt}
    where hot_id = ${hotId} and id = ${id} and email is not null`.execute(tx)
}

/** A member's search goes on without letters, that of an e-mail goes; answers its name, null where there was none. */
export async function pararCartas(tx: Tx, hotId: number, uid: string): Promise<string | null> {
  const apagada = await sql<{ nome: string }>`
    delete from busca_salva where hot_id = ${hotId} and uid = ${uid}::uuid and email is not null returning nome`.execute(
    tx,
  )
  if (apagada.rows[0]) return apagada.rows[0].nome
  const calada = await sql<{ nome: string }>`
    update busca_salva set por_email = false where hot_id = ${hotId} and uid = ${uid}::uuid returning nome`.execute(
    tx,
  )
  return calada.rows[0]?.nome ?? null
}

/**
 * Confirmed searches go to the account that has confirmed the same address; one that the account has already is dropped.
 * Two processes at once: the second waits at the row and finds that it has no e-mail any more.
 */
export async function juntarAsContas(tx: Tx): Promise<void> {
  await sql`delete from busca_salva b using cliente c, usuario u, busca_salva x
    where b.email is not null and b.confirmado_at is not null and c.hot_id = b.hot_id and lower(c.email) = b.email
      and c.email_confirmado_at is not null and c.situacao = 'Ativo' and u.id = c.usu_id and u.ativo
      and x.hot_id = b.hot_id and x.cli_id = c.id and x.endereco = b.endereco`.execute(tx)
  await sql`update busca_salva b set cli_id = c.id, email = null, consentimento = null, ip = null, confirmado_at = null,
      confirmacao_enviada_at = null, vence_at = null
    from cliente c, usuario u
    where b.email is not null and b.confirmado_at is not null and c.hot_id = b.hot_id and lower(c.email) = b.email
      and c.email_confirmado_at is not null and c.situacao = 'Ativo' and u.id = c.usu_id and u.ativo`.execute(
    tx,
  )
}

export interface AlertaPorVencer {
  readonly id: number
  readonly uid: string
  readonly hotId: number
  readonly email: string
  readonly nome: string
  readonly origem: string
  readonly venceAt: Date
  readonly cartaAt: Date | null
}

/** That end before `ate`, in pages by id. */
export async function alertasPorVencer(
  tx: Tx,
  ate: Date,
  depoisDe: number,
  limite: number,
): Promise<AlertaPorVencer[]> {
  const { rows } = await sql<AlertaPorVencer>`
    select b.id, b.uid, b.hot_id, b.email, b.nome, b.origem, b.vence_at, b.confirmacao_enviada_at as carta_at
    from busca_salva b where b.id > ${depoisDe} and b.vence_at < ${ate} order by b.id limit ${limite}`.execute(
    tx,
  )
  return rows
}

/** Marks the question as written; false: another process did, or the search is gone. */
export async function tomarPergunta(tx: Tx, b: AlertaPorVencer): Promise<boolean> {
  const { rows } = await sql`
    update busca_salva set confirmacao_enviada_at = clock_timestamp() where hot_id = ${b.hotId} and id = ${b.id} and vence_at = ${b.venceAt}
      and confirmacao_enviada_at is not distinct from ${b.cartaAt} returning id`.execute(tx)
  return rows.length === 1
}

/** False: there is none of this house, or it belongs to an account. */
export async function apagarDoEmail(tx: Tx, hotId: number, uid: string): Promise<boolean> {
  const { rows } = await sql`
    delete from busca_salva where hot_id = ${hotId} and uid = ${uid}::uuid and email is not null returning id`.execute(
    tx,
  )
  return rows.length === 1
}
