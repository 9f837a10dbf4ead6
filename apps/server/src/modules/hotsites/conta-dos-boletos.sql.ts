// Which bank account the house's boletos are paid into.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** `conId` null: none is the principal one. */
export async function usarContaNosBoletos(tx: Tx, hotId: number, conId: number | null): Promise<void> {
  await sql`update hotsite set bco_id_boleto = ${conId}, versao = versao + 1 where id = ${hotId}`.execute(tx)
}
