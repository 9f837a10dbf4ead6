// Pictures of yards, in the order in which they were sent.
import type { FotoDoPatio } from '@martelo/contracts/patios/foto-do-patio.schemas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export function lerFotos(tx: Tx, hotId: number, patId: number): Promise<FotoDoPatio[]> {
  return tx
    .selectFrom('patioFoto')
    .select(['uid', 'url', 'largura', 'altura', 'legenda'])
    .where('hotId', '=', hotId)
    .where('patId', '=', patId)
    .orderBy('id')
    .execute()
}

/** Days of Brasília that have not passed yet; the reasons stay in the house. */
export async function proximosRecessos(
  tx: Tx,
  hotId: number,
  patId: number,
): Promise<{ inicio: string; fim: string }[]> {
  const { rows } = await sql<{ inicio: string; fim: string }>`
    select lower(periodo)::text as inicio, (upper(periodo) - 1)::text as fim from patio_recesso
    where hot_id = ${hotId} and pat_id = ${patId} and upper(periodo) > (now() at time zone 'America/Sao_Paulo')::date
    order by lower(periodo) limit 5`.execute(tx)
  return rows
}
