// Notices that a client reads in the site.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function contarNaoLidas(tx: Tx, hotId: number, cliId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from notificacao where hot_id = ${hotId} and cli_id = ${cliId} and lida_at is null`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}
