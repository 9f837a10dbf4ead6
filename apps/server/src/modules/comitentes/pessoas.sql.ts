import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** The accounts that act for a consignor, to be told what concerns him. */
export async function pessoasDoComitente(tx: Tx, hotId: number, comId: number): Promise<number[]> {
  const r = await sql<{ id: number }>`
    select u.id from usuario_comitente x join usuario u on u.id = x.usu_id
    where x.hot_id = ${hotId} and x.com_id = ${comId} and u.ativo order by u.id limit 20`.execute(tx)
  return r.rows.map((u) => u.id)
}
