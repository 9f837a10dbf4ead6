// What a published lot is compared by.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { PUBLICADO } from './publico-cartoes.sql.ts'

interface Bem {
  categoria: string
  marca: string
}

/** Null: this hotsite has no such lot, or the public may not see it. */
export async function lerBem(tx: Tx, hotId: number, loteId: number): Promise<Bem | null> {
  const { rows } = await sql<Bem>`
    select t.categoria, v.marca from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id
      join tipo_lote t on t.id = l.tipo_id
    where l.hot_id = ${hotId} and l.id = ${loteId} and ${PUBLICADO}`.execute(tx)
  return rows[0] ?? null
}
