// The lease of the broadcast: one row for the whole installation, by the database's clock.
import { sql } from 'kysely'
import type { Banco } from '../../core/database/database.ts'

const VALE_S = 4

/** True: it is this process's, from now on or still. */
export async function tomar(banco: Banco, processo: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`insert into midia_dono (id, processo, ate)
    values (1, ${processo}, clock_timestamp() + make_interval(secs => ${VALE_S}))
    on conflict (id) do update set processo = excluded.processo, ate = excluded.ate
      where midia_dono.processo = excluded.processo or midia_dono.ate < clock_timestamp()
    returning id`.execute(banco)
  return rows.length > 0
}
export async function soltar(banco: Banco, processo: string): Promise<void> {
  await sql`update midia_dono set ate = clock_timestamp() where processo = ${processo}`.execute(banco)
}
