// Pictures of yards, in the order in which they were sent.
import type { FotoDoPatio } from '@martelo/contracts/patios/foto-do-patio.schemas.ts'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { PatioFoto } from '../../core/database/schema.gen.ts'

export function lerFotos(tx: Tx, hotId: number, patId: number): Promise<FotoDoPatio[]> {
  return tx
    .selectFrom('patioFoto')
    .select(['uid', 'url', 'largura', 'altura', 'legenda'])
    .where('hotId', '=', hotId)
    .where('patId', '=', patId)
    .orderBy('id')
    .execute()
}

/** Held, so that two pictures sent at once are counted one after the other. */
export async function travarPatio(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ id: number; uid: string } | undefined> {
  return tx
    .selectFrom('patio')
    .select(['id', 'uid'])
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst()
}

export async function porFoto(tx: Tx, foto: Insertable<PatioFoto>): Promise<void> {
  await tx.insertInto('patioFoto').values(foto).execute()
}

/** Answers what was taken, with its yard; undefined when this hotsite has no such picture. */
export async function tirarFoto(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ patId: number; patUid: string; url: string; legenda: string | null } | undefined> {
  const r = await sql<{ patId: number; patUid: string; url: string; legenda: string | null }>`
    delete from patio_foto f using patio p where p.id = f.pat_id and f.hot_id = ${hotId} and f.uid = ${uid}
    returning f.pat_id, p.uid as pat_uid, f.url, f.legenda`.execute(tx)
  return r.rows[0]
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
