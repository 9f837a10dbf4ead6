import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function guardarAparelho(tx: Tx, hotId: number, usuId: number, resumo: Buffer): Promise<void> {
  await sql`insert into aparelho_conhecido (hot_id, usu_id, resumo) values (${hotId}, ${usuId}, ${resumo})
    on conflict (usu_id, resumo) do update set visto_at = clock_timestamp()`.execute(tx)
}

export async function aparelhoEhConhecido(
  tx: Tx,
  hotId: number,
  usuId: number,
  resumo: Buffer,
): Promise<boolean> {
  const r =
    await sql`select 1 from aparelho_conhecido where hot_id = ${hotId} and usu_id = ${usuId} and resumo = ${resumo}`.execute(
      tx,
    )
  return r.rows.length > 0
}

/** After a stolen password: every device is a stranger again. */
export async function esquecerAparelhos(tx: Tx, hotId: number, usuId: number): Promise<void> {
  await sql`delete from aparelho_conhecido where hot_id = ${hotId} and usu_id = ${usuId}`.execute(tx)
}
