// The lease of the broadcast: one row for the whole installation, by the database's clock.
import { sql } from 'kysely'
import type { Banco } from '../../core/database/database.ts'

const VALE_S = 4

/** True: it is this process's, from now on or still. */
export async function tomar(banco: Banco, processo: string, endereco: string | null): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`insert into midia_dono (id, processo, endereco, ate)
    values (1, ${processo}, ${endereco}, clock_timestamp() + make_interval(secs => ${VALE_S}))
    on conflict (id) do update set processo = excluded.processo, endereco = excluded.endereco, ate = excluded.ate
      where midia_dono.processo = excluded.processo or midia_dono.ate < clock_timestamp()
    returning id`.execute(banco)
  return rows.length > 0
}
export async function soltar(banco: Banco, processo: string): Promise<void> {
  await sql`update midia_dono set ate = clock_timestamp() where processo = ${processo}`.execute(banco)
}

/** Who carries it now, and where the others reach it. */
export async function lerDono(
  banco: Banco,
): Promise<{ readonly processo: string; readonly endereco: string | null } | null> {
  const { rows } = await sql<{
    processo: string
    endereco: string | null
  }>`select processo, endereco from midia_dono where ate > clock_timestamp()`.execute(banco)
  return rows[0] ?? null
}
