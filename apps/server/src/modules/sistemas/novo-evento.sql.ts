import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Writes one event; real ones are written by the database with the change that causes them (migration 0750). */
export async function novoEvento(
  tx: Tx,
  { hotId, comId, ambiente }: { readonly hotId: number; readonly comId: number; readonly ambiente: string },
  tipo: string,
  dados: object,
): Promise<{ id: number; uid: string; hotId: number }> {
  const { rows } = await sql<{ id: number; uid: string; hotId: number }>`
    insert into evento_comitente (hot_id, com_id, ambiente, tipo, dados)
    values (${hotId}, ${comId}, ${ambiente}, ${tipo}, ${JSON.stringify(dados)}::jsonb) returning id, uid, hot_id`.execute(
    tx,
  )
  if (rows[0] === undefined) throw new Error('the event was not written')
  return rows[0]
}
