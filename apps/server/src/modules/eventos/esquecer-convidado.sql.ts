import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** With an erased account: the event keeps that a guest came, and no longer who. By the client, and by his address. */
export async function esquecerConvidado(
  tx: Tx,
  hotId: number,
  cliId: number,
  email: string | null,
): Promise<void> {
  await sql`update evento_convidado set nome = 'Convidado removido', email = null, telefone = null, empresa = null, cli_id = null
    where hot_id = ${hotId} and (cli_id = ${cliId} or email = ${email?.toLowerCase() ?? null})`.execute(tx)
}
