// The contacts that a client left with his offers. The offers stay, as bids do.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function esquecerContatosDasPropostas(tx: Tx, hotId: number, cliId: number): Promise<void> {
  await sql`update proposta set telefone = null, email = null where hot_id = ${hotId} and cli_id = ${cliId}`.execute(
    tx,
  )
}
