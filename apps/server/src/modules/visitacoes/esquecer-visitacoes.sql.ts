import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** With an erased account: its appointments go, by the client and by his address. */
export async function esquecerVisitacoes(
  tx: Tx,
  hotId: number,
  cliId: number,
  email: string | null,
): Promise<void> {
  await sql`delete from visitacao where hot_id = ${hotId} and (cli_id = ${cliId} or email = ${email?.toLowerCase() ?? null})`.execute(
    tx,
  )
}
