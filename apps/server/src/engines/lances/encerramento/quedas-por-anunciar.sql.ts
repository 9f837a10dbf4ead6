// Outages that were compensated and not yet announced to the rooms.
import { sql } from 'kysely'
import type { Tx } from '../../../core/database/database.ts'

export interface QuedaPorAnunciar {
  readonly id: number
  readonly inicio: Date
  readonly fim: Date
  /** one row per room that has not heard of it: how long its lots were put off */
  readonly salas: readonly {
    readonly leiId: number
    readonly leiUid: string
    readonly hotId: number
    readonly devolvidosMs: number
    readonly lotes: readonly string[]
  }[]
}

/**
 * The oldest of them, locked until the transaction ends, so that of several processes one says it; null: there is none,
 * or another is saying it. A room where it was said before its teller died is left out.
 */
export async function segurarQueda(tx: Tx): Promise<QuedaPorAnunciar | null> {
  const quedas = await sql<{ id: number; inicio: Date; fim: Date }>`
    select id, inicio, fim from queda where anunciada_at is null order by id limit 1 for update skip locked`.execute(
    tx,
  )
  const queda = quedas.rows[0]
  if (queda === undefined) return null
  const salas = await sql<QuedaPorAnunciar['salas'][number]>`
    select a.id as lei_id, a.uid as lei_uid, a.hot_id, max(v.para - v.de)::float as devolvidos_ms, array_agg(l.uid order by l.id) as lotes
    from queda q, jsonb_to_recordset(q.lotes) as v("lelUid" uuid, de bigint, para bigint)
      join lote l on l.uid = v."lelUid" join leilao a on a.id = l.lei_id
    where q.id = ${queda.id} and not exists (select from sala_quadro f where f.lei_id = a.id and f.quando >= q.quando
      and f.quadro->>'evento' = 'interrupcao-compensada')
    group by a.id order by a.id`.execute(tx)
  return { ...queda, salas: salas.rows }
}

export async function marcarAnunciada(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('queda').set({ anunciadaAt: sql`clock_timestamp()` }).where('id', '=', id).execute()
}
