import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

interface Conta {
  id: number
  plataforma: boolean
  ativo: boolean
  papeis: string[]
}
export async function contaDaPlataforma(tx: Tx, hotId: number, uid: string): Promise<Conta | undefined> {
  const r =
    await sql<Conta>`select id, plataforma, ativo, papeis from usuario where hot_id = ${hotId} and uid = ${uid}`.execute(
      tx,
    )
  return r.rows[0]
}

interface Casa {
  id: number
  nome: string
  subdominio: string
  ativo: boolean
}
/** The account's own house first. */
export async function lerCasas(tx: Tx, hotId: number, todas: boolean): Promise<Casa[]> {
  const r = await sql<Casa>`select id, nome, subdominio, ativo from hotsite where id = ${hotId} or ${todas}
    order by id <> ${hotId}, nome limit 500`.execute(tx)
  return r.rows
}
