// Favourites are kept by vehicle: the same good in its next auction is still a favourite.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'

export interface Favorito {
  readonly veiUid: string
  readonly createdAt: string
}

/** Specification 9. */
export const LIMITE_DE_FAVORITOS = 999

export async function listarFavoritos(tx: Tx, hotId: number, cliId: number): Promise<Favorito[]> {
  const linhas = await tx
    .selectFrom('favorito as f')
    .innerJoin('veiculo as v', 'v.id', 'f.veiId')
    .select(['v.uid', 'f.createdAt'])
    .where('f.hotId', '=', hotId)
    .where('f.cliId', '=', cliId)
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.veiId')
    .limit(LIMITE_DE_FAVORITOS)
    .execute()
  return linhas.map((l) => ({ veiUid: l.uid, createdAt: iso(l.createdAt) }))
}

/** The newest published lot of each favourite vehicle: internal ids of one page, and the total. */
export async function lotesFavoritos(
  tx: Tx,
  hotId: number,
  cliId: number,
  pagina: { limite: number; pular: number },
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await sql<{ id: number; total: number }>`
    select x.id, count(*) over ()::int as total from (
      select distinct on (l.vei_id) l.id, f.created_at
      from favorito f join lote l on l.vei_id = f.vei_id and l.hot_id = f.hot_id join leilao a on a.id = l.lei_id
      where f.hot_id = ${hotId} and f.cli_id = ${cliId} and l.situacao <> 'CADASTRADO' and a.situacao <> 'EM_LOTEAMENTO' and not a.teste
      order by l.vei_id, l.id desc) x
    order by x.created_at desc, x.id desc limit ${pagina.limite} offset ${pagina.pular}`.execute(tx)
  return { ids: rows.map((r) => r.id), total: rows[0]?.total ?? 0 }
}

/** Null: no such vehicle on this hotsite. `novo` false: it was a favourite already. */
export async function guardarFavorito(
  tx: Tx,
  hotId: number,
  cliId: number,
  veiUid: string,
): Promise<{ novo: boolean; createdAt: string } | null> {
  const veiculo = await tx
    .selectFrom('veiculo')
    .select('id')
    .where('hotId', '=', hotId)
    .where('uid', '=', veiUid)
    .executeTakeFirst()
  if (veiculo === undefined) return null
  const gravado = await tx
    .insertInto('favorito')
    .values({ hotId, cliId, veiId: veiculo.id })
    .onConflict((c) => c.columns(['cliId', 'veiId']).doNothing())
    .returning('createdAt')
    .executeTakeFirst()
  return gravado ? { novo: true, createdAt: iso(gravado.createdAt) } : { novo: false, createdAt: '' }
}

export async function tirarFavorito(tx: Tx, hotId: number, cliId: number, veiUid: string): Promise<void> {
  await tx
    .deleteFrom('favorito')
    .where('hotId', '=', hotId)
    .where('cliId', '=', cliId)
    .where('veiId', 'in', (e) =>
      e.selectFrom('veiculo').select('id').where('hotId', '=', hotId).where('uid', '=', veiUid),
    )
    .execute()
}

/** Of a person who asks to be forgotten. */
export async function esquecerFavoritos(tx: Tx, hotId: number, cliId: number): Promise<void> {
  await sql`delete from favorito where cli_id = ${cliId} and hot_id = ${hotId}`.execute(tx)
}

/** Favourites of a registration that is joined to another come over. */
export async function trazerFavoritos(tx: Tx, hotId: number, fica: number, vai: number): Promise<void> {
  await sql`insert into favorito (hot_id, cli_id, vei_id) select hot_id, ${fica}, vei_id from favorito
    where hot_id = ${hotId} and cli_id = ${vai} on conflict do nothing`.execute(tx)
  await sql`delete from favorito where hot_id = ${hotId} and cli_id = ${vai}`.execute(tx)
}
