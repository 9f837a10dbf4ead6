// Sliding-window limits that all processes share. The check and the count are one statement.
import { sql } from 'kysely'
import type { BancoDeDados } from '../database/database.ts'

/** Counts one use of `chave`; false when `max` uses in the last `segundos` were reached already (this one not counted). */
export async function consumirLimite(
  banco: BancoDeDados,
  chave: string,
  max: number,
  segundos: number,
): Promise<boolean> {
  return banco.sistema.transaction().execute(async (tx) => {
    // The lock is its own statement: the count that follows then sees what the one before us committed.
    await sql`select pg_advisory_xact_lock(hashtextextended(${chave}, 7))`.execute(tx)
    const r = await sql<{ um: number }>`
      insert into limite_de_taxa (chave, quando)
      select ${chave}, clock_timestamp()
      where (select count(*) from limite_de_taxa
             where chave = ${chave} and quando > clock_timestamp() - make_interval(secs => ${segundos})) < ${max}
      returning 1 as um`.execute(tx)
    return r.rows.length === 1
  })
}

/** Forgets uses (after a successful login, for instance). */
export async function esquecerLimite(banco: BancoDeDados, chave: string): Promise<void> {
  await sql`delete from limite_de_taxa where chave = ${chave}`.execute(banco.sistema)
}

/** Takes back the newest use: what was counted beforehand turned out not to be what the limit is about. */
export async function devolverLimite(banco: BancoDeDados, chave: string): Promise<void> {
  await sql`
    delete from limite_de_taxa where ctid = (
      select ctid from limite_de_taxa where chave = ${chave} order by quando desc limit 1)`.execute(
    banco.sistema,
  )
}
