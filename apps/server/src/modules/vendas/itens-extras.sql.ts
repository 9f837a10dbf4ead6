// What a sale has beside its lots.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDeExtra {
  uid: string
  vndId: number
  descricao: string
  valor: number
  valorPago: number
  createdAt: Date
}

export async function lerExtras(tx: Tx, hotId: number, vndIds: readonly number[]): Promise<LinhaDeExtra[]> {
  const r = await sql<LinhaDeExtra>`
    select uid, vnd_id, descricao, valor, valor_pago, created_at from venda_item_extra
    where hot_id = ${hotId} and vnd_id = any(${[...vndIds]}) and ativo order by id`.execute(tx)
  return r.rows
}

/** The sale that an item stands on, also when it was taken off already; undefined when it is none of this house. */
export async function vendaDoExtra(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ vndId: number; ativo: boolean } | undefined> {
  const r = await sql<{ vndId: number; ativo: boolean }>`
    select vnd_id, ativo from venda_item_extra where hot_id = ${hotId} and uid = ${uid}`.execute(tx)
  return r.rows[0]
}

/** False: that request was heard before. */
export async function inserirExtra(
  tx: Tx,
  hotId: number,
  e: { vndId: number; descricao: string; valor: number; valorPago: number; chave: string; usuId: number },
): Promise<boolean> {
  const r = await sql`
    insert into venda_item_extra (hot_id, vnd_id, descricao, valor, valor_pago, chave_do_pedido, created_by)
    values (${hotId}, ${e.vndId}, ${e.descricao}, ${e.valor}, ${e.valorPago}, ${e.chave}, ${e.usuId})
    on conflict (hot_id, chave_do_pedido) do nothing returning id`.execute(tx)
  return r.rows.length > 0
}

/** False: it was off already. */
export async function tirarExtra(tx: Tx, hotId: number, uid: string): Promise<boolean> {
  const r = await sql`
    update venda_item_extra set ativo = false where hot_id = ${hotId} and uid = ${uid} and ativo returning id`.execute(
    tx,
  )
  return r.rows.length > 0
}
