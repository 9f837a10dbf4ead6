// What a person reported of adverts, with the address that he left for the answer.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function esquecerProblemas(
  tx: Tx,
  hotId: number,
  cliId: number,
  email: string | null,
): Promise<void> {
  await sql`delete from problema_relatado where hot_id = ${hotId} and (cli_id = ${cliId} or lower(email) = lower(${email}))`.execute(
    tx,
  )
}
