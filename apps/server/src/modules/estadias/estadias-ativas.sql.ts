// The active stays of many vehicles, locked.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { type LinhaDeEstadia, lerEstadias } from './estadias.sql.ts'

/** By vehicle, 500 at a time: as many as a reading of stays answers. */
export async function lerEstadiasAtivas(
  tx: Tx,
  hotId: number,
  veiIds: readonly number[],
): Promise<Map<number, LinhaDeEstadia>> {
  const ativas = new Map<number, LinhaDeEstadia>()
  for (let i = 0; i < veiIds.length; i += 500) {
    const parte = veiIds.slice(i, i + 500)
    const { rows } = await sql<{ id: number }>`
      select e.id from estadia e where e.hot_id = ${hotId} and e.vei_id = any(${parte}::int[])
        and e.situacao not in ('FINALIZADA', 'CANCELADA') order by e.id for update`.execute(tx)
    if (rows.length === 0) continue
    const ids = rows.map((r) => r.id)
    for (const e of await lerEstadias(tx, hotId, sql`e.id = any(${ids}::int[])`)) ativas.set(e.veiId, e)
  }
  return ativas
}
