// Numbers of documents: per house, kind and year, without a gap, given with the transaction that issues.
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

export async function proximoNumero(tx: Tx, hotId: number, tipo: string, ano: number): Promise<number> {
  const r = await sql<{ ultimo: number }>`
    insert into documento_numeracao (hot_id, tipo, ano, ultimo) values (${hotId}, ${tipo}, ${ano}, 1)
    on conflict (hot_id, tipo, ano) do update set ultimo = documento_numeracao.ultimo + 1 returning ultimo`.execute(
    tx,
  )
  const [linha] = r.rows
  if (linha === undefined) throw new Error('no number was given')
  return linha.ultimo
}
