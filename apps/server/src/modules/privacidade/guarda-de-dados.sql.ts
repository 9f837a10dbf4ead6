// What the purge has left in the audit of a house.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function ultimasLimpezas(tx: Tx, hotId: number) {
  const r = await sql<{ categoria: string; ultima: Date; linhas: number }>`
    select entidade_uid as categoria, max(quando) as ultima, sum((depois->>'linhas')::int)::int as linhas
    from auditoria where hot_id = ${hotId} and entidade = 'guarda' group by entidade_uid`.execute(tx)
  return new Map(r.rows.map((x) => [x.categoria, x]))
}
