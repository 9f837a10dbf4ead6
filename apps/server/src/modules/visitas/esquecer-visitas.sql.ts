// Where a person who asks to be forgotten has been.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function esquecerVisitas(tx: Tx, hotId: number, cliId: number): Promise<void> {
  await sql`delete from ultima_visita where cli_id = ${cliId} and hot_id = ${hotId}`.execute(tx)
  await sql`delete from visita where cli_id = ${cliId} and hot_id = ${hotId}`.execute(tx)
}
