// Recordings in the roots of days: which chains grew since the last root, and what was published of them.
import { type Kysely, sql } from 'kysely'
import type { Banco } from '../../../core/database/database.ts'
import type { DB } from '../../../core/database/schema.gen.ts'

export interface GravacoesDoDia {
  readonly hotId: number
  readonly hotUid: string
  readonly leiId: number
  readonly leilaoUid: string
  /** the end of the chain */
  readonly hash: Buffer
}

/** Auctions whose chain ends in what no root holds, of houses that have no root of this day yet. Rehearsals leave no proof. */
export async function gravacoesSemRaiz(db: Banco, dia: string): Promise<GravacoesDoDia[]> {
  const r = await sql<GravacoesDoDia>`
    select a.hot_id, h.uid as hot_uid, a.id as lei_id, a.uid as leilao_uid, t.hash
    from (select distinct hot_id, lei_id from gravacao where hash is not null) g
      join leilao a on a.id = g.lei_id and a.hot_id = g.hot_id join hotsite h on h.id = a.hot_id
      cross join lateral (select u.hash from gravacao u where u.lei_id = a.id and u.hot_id = a.hot_id and u.hash is not null
        and not exists (select from gravacao v where v.lei_id = u.lei_id and v.hot_id = u.hot_id and v.hash_anterior = u.hash)
        order by u.id desc limit 1) t
    where not a.teste
      and not exists (select from registro_dia d where d.hot_id = a.hot_id and d.dia = ${dia}::date)
      and not exists (select from registro_dia_gravacao x where x.hot_id = a.hot_id and x.lei_id = a.id and x.hash = t.hash)
    order by a.hot_id, a.uid`.execute(db)
  return r.rows
}

export interface GravacaoDaCorrente {
  readonly nome: string
  readonly sha256: Buffer
  readonly hash: Buffer
  readonly hashAnterior: Buffer | null
  readonly apagada: boolean
}

/** All files of an auction that have ended. */
export async function lerCorrenteDasGravacoes(db: Kysely<DB>, leiUid: string): Promise<GravacaoDaCorrente[]> {
  const r = await sql<GravacaoDaCorrente>`
    select g.nome, g.sha256, g.hash, g.hash_anterior, g.apagada_at is not null as apagada
    from gravacao g join leilao a on a.id = g.lei_id and a.hot_id = g.hot_id
    where a.uid = ${leiUid} and g.hash is not null order by g.id`.execute(db)
  return r.rows
}

/** The days whose root holds recordings of this auction, with the end of its chain in each, and its house. */
export async function diasDasGravacoes(
  db: Kysely<DB>,
  leiUid: string,
): Promise<{ dia: string; hotUid: string; hash: Buffer }[]> {
  const r = await sql<{ dia: string; hotUid: string; hash: Buffer }>`
    select x.dia::text as dia, h.uid as hot_uid, x.hash
    from registro_dia_gravacao x join leilao a on a.id = x.lei_id and a.hot_id = x.hot_id join hotsite h on h.id = x.hot_id
    where a.uid = ${leiUid} order by x.dia`.execute(db)
  return r.rows
}
