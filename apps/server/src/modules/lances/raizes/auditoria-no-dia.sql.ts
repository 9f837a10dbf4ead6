// The audit log in the roots of days: what it says since the last root that holds it, as one hash per house. A house's first
// one holds all that was written before.
import { type Kysely, sql } from 'kysely'
import type { Banco } from '../../../core/database/database.ts'
import type { DB } from '../../../core/database/schema.gen.ts'

// All columns of a row. jsonb has one text for one content; the instant is a number, so that no session's zone is in it.
const FOLHA = sql`sha256(convert_to(jsonb_build_array(a.id, (extract(epoch from a.quando) * 1000000)::bigint, a.usu_id, a.usu_nome,
  to_jsonb(a.papeis), a.ip, a.req_id, a.entidade, a.entidade_uid, a.acao, a.antes, a.depois, a.motivo, a.versao)::text, 'UTF8'))`
/** The hash of a span: over the one before it and the hashes of its rows, in the order of their ids. */
const RESUMO = sql`sha256(coalesce(u.hash, ''::bytea) || string_agg(${FOLHA}, ''::bytea order by a.id))`
const FIM_DO_DIA = sql`(u.dia + 1)::timestamp at time zone 'America/Sao_Paulo'`

export interface AuditoriaDoDia {
  readonly hotId: number
  readonly hotUid: string
  readonly linhas: number
  readonly hash: Buffer
}

/** What was written before the end of `dia` and no root holds, of houses that have no root of this day yet. */
export async function auditoriaSemRaiz(db: Banco, dia: string): Promise<AuditoriaDoDia[]> {
  const r = await sql<AuditoriaDoDia>`
    with u as materialized (select h.id, h.uid, x.dia, x.hash from hotsite h
      left join lateral (select dia, hash from registro_dia_auditoria y where y.hot_id = h.id order by dia desc limit 1) x on true
      where not exists (select from registro_dia d where d.hot_id = h.id and d.dia = ${dia}::date))
    select u.id as hot_id, u.uid as hot_uid, count(*)::int as linhas, ${RESUMO} as hash
    from u join auditoria a on a.hot_id = u.id and (u.dia is null or a.quando >= ${FIM_DO_DIA})
    where (a.quando >= (select min(${FIM_DO_DIA}) from u) or a.hot_id = any(array(select id from u where dia is null)))
      and a.quando < (${dia}::date + 1)::timestamp at time zone 'America/Sao_Paulo'
    group by u.id, u.uid, u.hash order by u.id`.execute(db)
  return r.rows
}

export interface AuditoriaPublicada {
  readonly dia: string
  readonly linhas: number
  readonly hash: Buffer
  /** as the log says it today; null: nothing of the span is left */
  readonly hojeLinhas: number | null
  readonly hojeHash: Buffer | null
}

/** Each span that a root of the house holds, beside what the log says of it now. */
export async function auditoriaDosDias(db: Kysely<DB>, hotUid: string): Promise<AuditoriaPublicada[]> {
  const r = await sql<AuditoriaPublicada>`
    with p as (select y.hot_id, y.dia, y.linhas, y.hash, lag(y.dia) over w as antes, lag(y.hash) over w as hash_antes
      from registro_dia_auditoria y join hotsite h on h.id = y.hot_id where h.uid = ${hotUid} window w as (order by y.dia))
    select p.dia::text as dia, p.linhas, p.hash, hoje.linhas as hoje_linhas, hoje.hash as hoje_hash
    from p left join lateral (select count(*)::int as linhas, ${RESUMO} as hash
      from (select p.antes as dia, p.hash_antes as hash) u join auditoria a on a.hot_id = p.hot_id
        and (u.dia is null or a.quando >= ${FIM_DO_DIA}) and a.quando < (p.dia + 1)::timestamp at time zone 'America/Sao_Paulo'
      group by u.hash) hoje on true
    order by p.dia`.execute(db)
  return r.rows
}
