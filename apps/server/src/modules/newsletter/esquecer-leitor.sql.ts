// A person who asks to be forgotten reads no newsletter any more.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function esquecerLeitor(tx: Tx, hotId: number, email: string | null): Promise<void> {
  await sql`delete from newsletter_inscricao where hot_id = ${hotId} and lower(email) = lower(${email})`.execute(
    tx,
  )
}
