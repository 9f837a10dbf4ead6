// Guests as those to whom something is told: how they are reached, what they were told, and that they were told again.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { type Destino, faltaAvisar, lerEvento, type LinhaDeEvento } from './eventos.sql.ts'

/** At most so many letters with one call. */
export const POR_VEZ = 500

const COLUNAS = sql`g.id, g.uid, g.nome, g.email, g.telefone, g.codigo, g.ciente_inicio_at, g.ciente_onde, g.ciente_ativo`

/** Whom a message can reach: an address, or a mobile where the house writes by WhatsApp. */
const TEM_CONTATO = (zap: boolean): RawBuilder<boolean> =>
  sql`(g.email is not null or (${zap} and coalesce(regexp_replace(g.telefone, '[^0-9]', '', 'g') ~ '^(55|0)?[1-9]{2}9[0-9]{8}$', false)))`

async function travar(tx: Tx, eveId: number, onde: RawBuilder<unknown>): Promise<Destino[]> {
  const r = await sql<Destino>`
    select ${COLUNAS} from evento_convidado g join evento e on e.id = g.eve_id where g.eve_id = ${eveId} and ${onde}
    order by g.id limit ${POR_VEZ} for update of g`.execute(tx)
  return r.rows
}

/** Chosen ones; null: all who have no invitation yet and can be reached. */
export const travarParaConvidar = (
  tx: Tx,
  e: { hotId: number; eveId: number },
  uids: readonly string[] | null,
  zap: boolean,
): Promise<Destino[]> =>
  travar(
    tx,
    e.eveId,
    uids === null
      ? sql`g.hot_id = ${e.hotId} and g.convite_at is null and ${TEM_CONTATO(zap)}`
      : sql`g.hot_id = ${e.hotId} and g.uid = any(${[...uids]}::uuid[])`,
  )

export const travarParaAvisar = (
  tx: Tx,
  e: { hotId: number; eveId: number },
  zap: boolean,
): Promise<Destino[]> =>
  travar(tx, e.eveId, sql`g.hot_id = ${e.hotId} and ${faltaAvisar('e', 'g')} and ${TEM_CONTATO(zap)}`)

/** They know the event as it is now. `convite`: and are invited by it. */
export async function anotarCientes(
  tx: Tx,
  hotId: number,
  ids: readonly number[],
  convite: Date | null,
): Promise<void> {
  await sql`update evento_convidado g set convite_at = coalesce(${convite}::timestamptz, g.convite_at), ciente_inicio_at = e.inicio_at,
      ciente_onde = concat_ws(', ', e.local, nullif(e.endereco, '')), ciente_ativo = e.ativo
    from evento e where e.id = g.eve_id and g.hot_id = ${hotId} and g.id = any(${[...ids]}::int[])`.execute(
    tx,
  )
}

/** Without an invitation, or told less than the event says: those still to be written to, and those of them reached by hand alone. */
export async function contarQueFaltam(
  tx: Tx,
  e: { hotId: number; eveId: number },
  quais: 'convite' | 'aviso',
  zap: boolean,
): Promise<{ comContato: number; semContato: number }> {
  const falta = quais === 'convite' ? sql<boolean>`g.convite_at is null` : faltaAvisar('e', 'g')
  const r = await sql<{ comContato: number; semContato: number }>`
    select count(*) filter (where ${TEM_CONTATO(zap)})::int as com_contato, count(*) filter (where not ${TEM_CONTATO(zap)})::int as sem_contato
    from evento_convidado g join evento e on e.id = g.eve_id
    where g.hot_id = ${e.hotId} and g.eve_id = ${e.eveId} and ${falta}`.execute(tx)
  return r.rows[0] ?? { comContato: 0, semContato: 0 }
}

/** One guest with his event; `falta`: he was told of another time, place or state. */
export async function lerConvidado(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ g: Destino; e: LinhaDeEvento; falta: boolean } | undefined> {
  const r = await sql<Destino & { evento: string; falta: boolean }>`
    select ${COLUNAS}, e.uid as evento, ${faltaAvisar('e', 'g')} as falta
    from evento_convidado g join evento e on e.id = g.eve_id where g.hot_id = ${hotId} and g.uid = ${uid}`.execute(
    tx,
  )
  const [lida] = r.rows
  if (lida === undefined) return undefined
  const { evento, falta, ...g } = lida
  const e = await lerEvento(tx, hotId, evento)
  return e === undefined ? undefined : { g, e, falta }
}
