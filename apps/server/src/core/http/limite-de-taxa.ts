// Sliding-window limits that all processes share. The check and the count are one step: who tries twice at once is counted twice.
import { type RegraDeEspera, segundosQueFaltam } from '@martelo/domain/usuarios/limites.ts'
import { sql } from 'kysely'
import type { BancoDeDados, Tx } from '../database/database.ts'

/** One at a time per key. A statement of its own: what follows then sees what the one before us committed. */
const sozinha = <T>(banco: BancoDeDados, chave: string, fn: (tx: Tx) => Promise<T>): Promise<T> =>
  banco.sistema.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${chave}, 7))`.execute(tx)
    return fn(tx)
  })

/** Counts one use of `chave`; false when `max` uses in the last `segundos` were reached already (this one not counted). */
export async function consumirLimite(
  banco: BancoDeDados,
  chave: string,
  max: number,
  segundos: number,
): Promise<boolean> {
  return sozinha(banco, chave, async (tx) => {
    const r = await sql<{ um: number }>`
      insert into limite_de_taxa (chave, quando)
      select ${chave}, clock_timestamp()
      where (select count(*) from limite_de_taxa
             where chave = ${chave} and quando > clock_timestamp() - make_interval(secs => ${segundos})) < ${max}
      returning 1 as um`.execute(tx)
    return r.rows.length === 1
  })
}

/** Counts one use unless it comes too early; answers the seconds that are missing (0: counted). */
export function consumirComEspera(banco: BancoDeDados, chave: string, regra: RegraDeEspera): Promise<number> {
  return sozinha(banco, chave, async (tx) => {
    const faltam = await esperaDe(tx, chave, regra)
    if (faltam === 0)
      await sql`insert into limite_de_taxa (chave, quando) values (${chave}, clock_timestamp())`.execute(tx)
    return faltam
  })
}

/** Seconds until the next use; 0: now. Counts nothing. */
export async function esperaDe(
  tx: Tx | BancoDeDados['sistema'],
  chave: string,
  regra: RegraDeEspera,
): Promise<number> {
  const r = await sql<{ usos: number; ultimo: Date | null; agora: Date }>`
    select count(*)::int as usos, max(quando) as ultimo, clock_timestamp() as agora from limite_de_taxa
    where chave = ${chave} and quando > clock_timestamp() - make_interval(secs => ${regra.janelaMs / 1000})`.execute(
    tx,
  )
  const l = r.rows[0]
  if (!l?.ultimo) return 0
  return segundosQueFaltam(regra, l.usos, l.ultimo.getTime(), l.agora.getTime())
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
