// The processes that take bids for one another, as rows that have to be said again every second.
import { sql } from 'kysely'
import type { Banco } from '../../../core/database/database.ts'

/** Three beats missed, and a process gets no more bids of others. */
const VIVO_SEGUNDOS = 3

export interface NoDeLances {
  readonly uid: string
  readonly endereco: string
}

/** Says that this process lives; answers all that do, itself included. */
export async function anunciarNo(db: Banco, no: NoDeLances): Promise<NoDeLances[]> {
  await sql`insert into no_de_lances (uid, endereco) values (${no.uid}, ${no.endereco})
    on conflict (uid) do update set visto_at = clock_timestamp()`.execute(db)
  const r = await sql<NoDeLances>`select uid, endereco from no_de_lances
    where visto_at > clock_timestamp() - make_interval(secs => ${VIVO_SEGUNDOS}) order by uid`.execute(db)
  return r.rows
}

/** Leaves, and sweeps out those that never said good-bye. */
export async function despedirNo(db: Banco, uid: string): Promise<void> {
  await sql`delete from no_de_lances where uid = ${uid} or visto_at < clock_timestamp() - interval '1 minute'`.execute(
    db,
  )
}
