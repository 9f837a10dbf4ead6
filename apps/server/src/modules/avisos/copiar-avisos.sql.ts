import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** A house's own words and channels for a new one; who gets a copy of its letters is of the house. */
export async function copiarAvisos(tx: Tx, de: number, para: number): Promise<void> {
  await sql`insert into aviso_texto (hot_id, tipo, idioma, forma, titulo, texto)
    select ${para}, tipo, idioma, forma, titulo, texto from aviso_texto where hot_id = ${de} on conflict do nothing`.execute(
    tx,
  )
  await sql`insert into aviso_da_casa (hot_id, tipo, canais)
    select ${para}, tipo, canais from aviso_da_casa where hot_id = ${de} on conflict do nothing`.execute(tx)
}
