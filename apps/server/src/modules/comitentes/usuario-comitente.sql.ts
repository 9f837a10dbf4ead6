// Which consignors a user follows.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function acharUsuario(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ id: number; papeis: string[] } | null> {
  const u = await tx
    .selectFrom('usuario')
    .select(['id', 'papeis'])
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return u ?? null
}

export async function comitentesDoUsuario(
  tx: Tx,
  hotId: number,
  usuId: number,
): Promise<{ comId: number; uid: string; nome: string }[]> {
  const { rows } = await sql<{ comId: number; uid: string; nome: string }>`
    select c.id as com_id, c.uid, c.nome from usuario_comitente x join comitente c on c.id = x.com_id
    where x.hot_id = ${hotId} and x.usu_id = ${usuId} order by c.nome`.execute(tx)
  return rows
}
