// What the last check of a house's ledger found.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import type { Diferenca } from './conferir-razao.ts'

export async function ultimaConferencia(tx: Tx, hotId: number) {
  const { rows } = await sql<{ feitaAt: Date; soma: number; vendas: number; diferencas: Diferenca[] }>`
    select feita_at, soma, vendas, diferencas from razao_conferencia where hot_id = ${hotId} order by id desc limit 1`.execute(
    tx,
  )
  const [c] = rows
  return c === undefined ? null : { ...c, feitaAt: iso(c.feitaAt) }
}
