import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** The guest's name, when his entry was still the one of that instant (a phone knows it to the millisecond); else null. */
export async function apagarEntrada(
  tx: Tx,
  q: {
    readonly hotId: number
    readonly eveId: number
    readonly codigo: string | null
    readonly entrouAt: Date
  },
): Promise<string | null> {
  const { rows } = await sql<{ nome: string }>`
    update evento_convidado set entrou_at = null, entrada_by = null, pessoas = 0
    where hot_id = ${q.hotId} and eve_id = ${q.eveId} and codigo = ${q.codigo}
      and date_trunc('milliseconds', entrou_at) = ${q.entrouAt} returning nome`.execute(tx)
  return rows[0]?.nome ?? null
}
