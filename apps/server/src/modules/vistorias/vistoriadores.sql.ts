// People of the house who may do inspections.
import { PERMISSOES } from '@martelo/contracts/core/permissions.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

const PAPEIS = [...PERMISSOES['vistoria:fazer']]

export async function vistoriadorPor(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ usuId: number; nome: string } | undefined> {
  const r = await sql<{ usuId: number; nome: string }>`select id as usu_id, nome from usuario
    where hot_id = ${hotId} and uid = ${uid} and papeis && ${PAPEIS}::text[]`.execute(tx)
  return r.rows[0]
}

export const vistoriadoresDaCasa = async (tx: Tx, hotId: number): Promise<{ uid: string; nome: string }[]> =>
  (
    await sql<{ uid: string; nome: string }>`select uid, nome from usuario
      where hot_id = ${hotId} and papeis && ${PAPEIS}::text[] order by nome limit 500`.execute(tx)
  ).rows
