// Published roots: what is due, what was published, and the hashes that they cover.
import { SITUACOES_DE_LOTE, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { type Kysely, sql } from 'kysely'
import type { Banco, Tx } from '../../../core/database/database.ts'
import type { DB } from '../../../core/database/schema.gen.ts'

/** Where a lot's dispute goes on or may go on: how long its log is would tell of sealed rows. */
const EM_DISPUTA: readonly SituacaoLote[] = [
  ...SITUACOES_DE_LOTE.filter(recebeLances),
  'CADASTRADO',
  'PENDENTE',
  'BUY_NOW',
]
const POR_VEZ = 500

/** Auctions that may still be looked after; older ones have had their time, and rehearsals leave no proof. */
const RECENTES = sql`(not a.teste and (a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') or a.encerrado_at > now() - interval '7 days'))`

export interface LotePorPublicar {
  readonly lelId: number
  readonly lelUid: string
  readonly hotId: number
  readonly folhas: number
}

/** Lots whose dispute is over and whose log is longer than the last published root. */
export async function lotesSemRaiz(db: Banco): Promise<LotePorPublicar[]> {
  const r = await sql<LotePorPublicar>`
    select l.id as lel_id, l.uid as lel_uid, l.hot_id, l.lance_seq as folhas
    from leilao a join lote l on l.lei_id = a.id
      left join lateral (select max(folhas) as folhas from registro_raiz x where x.lel_id = l.id) r on true
    where ${RECENTES} and l.situacao <> all(${[...EM_DISPUTA]}::text[]) and l.lance_seq > coalesce(r.folhas, 0)
      and exists (select from lance b where b.lel_id = l.id and b.seq = l.lance_seq)
    order by l.id limit ${POR_VEZ}`.execute(db)
  return r.rows
}

export interface LoteDoDia extends LotePorPublicar {
  readonly hotUid: string
  readonly dia: string
}

/** Lots on which something was written in a day from `inicio` up to `fim` whose root is not published yet. */
export async function lotesDosDias(db: Banco, inicio: Date, fim: Date): Promise<LoteDoDia[]> {
  const r = await sql<LoteDoDia>`
    select l.hot_id, h.uid as hot_uid, l.id as lel_id, l.uid as lel_uid, d.dia::text as dia, max(b.seq) as folhas
    from leilao a join lote l on l.lei_id = a.id join hotsite h on h.id = l.hot_id
      join lance b on b.lel_id = l.id and b.data >= ${inicio} and b.data < ${fim}
      cross join lateral (select (b.data at time zone 'America/Sao_Paulo')::date as dia) d
    where ${RECENTES} and not exists (select from registro_dia x where x.hot_id = l.hot_id and x.dia = d.dia)
    group by l.hot_id, h.uid, l.id, l.uid, d.dia order by l.hot_id, d.dia, l.uid`.execute(db)
  return r.rows
}

/** The hashes of a lot's rows in their order, the first `folhas` of them. */
export async function hashesDoLote(db: Kysely<DB>, lelId: number, folhas: number): Promise<Buffer[]> {
  const r = await sql<{ hash: Buffer }>`
    select hash from lance where lel_id = ${lelId} and seq <= ${folhas} order by seq`.execute(db)
  return r.rows.map((l) => l.hash)
}

export interface RaizPublicada {
  readonly folhas: number
  readonly raiz: Buffer
  readonly publicadaAt: Date
  readonly chave: Buffer
  readonly assinatura: Buffer
}

export async function gravarRaiz(
  db: Banco,
  l: Pick<LotePorPublicar, 'lelId' | 'hotId'>,
  r: RaizPublicada,
): Promise<void> {
  await sql`insert into registro_raiz (lel_id, hot_id, folhas, raiz, publicada_at, chave, assinatura)
    values (${l.lelId}, ${l.hotId}, ${r.folhas}, ${r.raiz}, ${r.publicadaAt}, ${r.chave}, ${r.assinatura})
    on conflict do nothing`.execute(db)
}

export async function gravarDia(
  db: Banco,
  d: { readonly hotId: number; readonly dia: string },
  r: Omit<RaizPublicada, 'folhas'>,
  {
    lotes,
    gravacoes,
    auditoria,
  }: {
    readonly lotes: readonly { readonly lelId: number; readonly folhas: number; readonly raiz: Buffer }[]
    readonly gravacoes: readonly { readonly leiId: number; readonly hash: Buffer }[]
    readonly auditoria: { readonly linhas: number; readonly hash: Buffer } | null
  },
): Promise<void> {
  await sql`
    with d as (insert into registro_dia (hot_id, dia, lotes, raiz, publicada_at, chave, assinatura)
      values (${d.hotId}, ${d.dia}::date, ${lotes.length}, ${r.raiz}, ${r.publicadaAt}, ${r.chave}, ${r.assinatura})
      on conflict do nothing returning hot_id, dia),
    g as (insert into registro_dia_gravacao (hot_id, dia, lei_id, hash)
      select d.hot_id, d.dia, x.lei_id, decode(x.hash, 'hex')
      from d, unnest(${gravacoes.map((g) => g.leiId)}::int[], ${gravacoes.map((g) => g.hash.toString('hex'))}::text[]) as x(lei_id, hash)),
    a as (insert into registro_dia_auditoria (hot_id, dia, linhas, hash)
      select d.hot_id, d.dia, ${auditoria?.linhas ?? 0}::int, ${auditoria?.hash ?? null}::bytea from d where ${auditoria !== null})
    insert into registro_dia_lote (hot_id, dia, lel_id, folhas, raiz)
    select d.hot_id, d.dia, x.lel_id, x.folhas, decode(x.raiz, 'hex')
    from d, unnest(${lotes.map((l) => l.lelId)}::int[], ${lotes.map((l) => l.folhas)}::int[], ${lotes.map((l) => l.raiz.toString('hex'))}::text[]) as x(lel_id, folhas, raiz)`.execute(
    db,
  )
}

/** The first published root that covers row `seq` of a lot. */
export async function raizQueCobre(tx: Tx, lelId: number, seq: number): Promise<RaizPublicada | null> {
  const r = await sql<RaizPublicada>`
    select folhas, raiz, publicada_at, chave, assinatura from registro_raiz
    where lel_id = ${lelId} and folhas >= ${seq} order by folhas limit 1`.execute(tx)
  return r.rows[0] ?? null
}

/** All published roots of a lot. */
export async function raizesDoLote(db: Kysely<DB>, lelId: number): Promise<RaizPublicada[]> {
  const r = await sql<RaizPublicada>`
    select folhas, raiz, publicada_at, chave, assinatura from registro_raiz where lel_id = ${lelId} order by folhas`.execute(
    db,
  )
  return r.rows
}

/** What a lot was in the roots of days. */
export async function diasDoLote(
  db: Kysely<DB>,
  lelId: number,
): Promise<{ dia: string; folhas: number; raiz: Buffer }[]> {
  const r = await sql<{ dia: string; folhas: number; raiz: Buffer }>`
    select dia::text as dia, folhas, raiz from registro_dia_lote where lel_id = ${lelId} order by dia`.execute(
    db,
  )
  return r.rows
}

/** A site's roots of lots published in a day, and the root of that day. */
export async function publicadasNoDia(
  tx: Tx,
  hotId: number,
  dia: string,
): Promise<{
  dia: Omit<RaizPublicada, 'folhas'> | null
  lotes: (RaizPublicada & { lelUid: string; numero: string })[]
}> {
  const doDia = await sql<Omit<RaizPublicada, 'folhas'>>`
    select raiz, publicada_at, chave, assinatura from registro_dia where hot_id = ${hotId} and dia = ${dia}::date`.execute(
    tx,
  )
  const lotes = await sql<RaizPublicada & { lelUid: string; numero: string }>`
    select l.uid as lel_uid, l.numero, r.folhas, r.raiz, r.publicada_at, r.chave, r.assinatura
    from registro_raiz r join lote l on l.id = r.lel_id
    where r.hot_id = ${hotId} and r.publicada_at >= (${dia}::date)::timestamp at time zone 'America/Sao_Paulo'
      and r.publicada_at < (${dia}::date + 1)::timestamp at time zone 'America/Sao_Paulo'
    order by r.publicada_at, l.id limit 2000`.execute(tx)
  return { dia: doDia.rows[0] ?? null, lotes: lotes.rows }
}
