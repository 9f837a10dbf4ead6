// Where a vehicle stands, as its stay says, and since when.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function porVeiculoNoPatio(
  tx: Tx,
  hotId: number,
  veiId: number,
  patId: number | null,
): Promise<void> {
  await sql`update veiculo set pat_id = ${patId}, no_patio_desde = clock_timestamp(), updated_at = clock_timestamp()
    where id = ${veiId} and hot_id = ${hotId} and pat_id is distinct from ${patId}::int`.execute(tx)
}
