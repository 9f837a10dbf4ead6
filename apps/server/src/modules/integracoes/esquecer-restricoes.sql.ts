import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** What banks said of a client who is forgotten. */
export async function esquecerRestricoes(tx: Tx, hotId: number, cliId: number): Promise<void> {
  await sql`delete from documento_restrito where hot_id = ${hotId} and cli_id = ${cliId}`.execute(tx)
}
