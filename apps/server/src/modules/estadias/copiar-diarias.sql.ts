import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Daily prices of a house for a new one; those of one yard or consignor stay with them. */
export async function copiarDiarias(tx: Tx, de: number, para: number): Promise<void> {
  await sql`insert into tabela_diaria (hot_id, nome, desde, diaria, dias_livres, quem_paga, ativo)
    select ${para}, nome, desde, diaria, dias_livres, quem_paga, ativo from tabela_diaria
    where hot_id = ${de} and pat_id is null and com_id is null on conflict do nothing`.execute(tx)
}
