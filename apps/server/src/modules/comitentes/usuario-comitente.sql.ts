// Which consignors a user follows.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function acharUsuario(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ id: number; papeis: string[] } | null> {
  const u = await tx
    .selectFrom('usuario')
    .select(['id', 'papeis'])
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return u ?? null
}

interface ComitenteDoUsuario {
  readonly comId: number
  readonly uid: string
  readonly nome: string
  readonly cogId: number | null
  readonly peloGrupo: boolean
}

/** Groups of this house among the given ones. */
export async function gruposQueExistem(tx: Tx, hotId: number, cogIds: readonly number[]): Promise<number[]> {
  if (cogIds.length === 0) return []
  const r = await tx
    .selectFrom('comitenteGrupo')
    .select('id')
    .where('hotId', '=', hotId)
    .where('id', 'in', [...cogIds])
    .execute()
  return r.map((g) => g.id)
}

/** In the place of the groups that he followed; the database brings and takes their consignors. */
export async function seguirGrupos(
  tx: Tx,
  hotId: number,
  usuId: number,
  cogIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('usuarioGrupoComitente').where('hotId', '=', hotId).where('usuId', '=', usuId).execute()
  if (cogIds.length > 0)
    await tx
      .insertInto('usuarioGrupoComitente')
      .values(cogIds.map((cogId) => ({ hotId, usuId, cogId })))
      .execute()
}

/** The name under which the site shows the group's consignors. */
export async function nomearNoSite(tx: Tx, hotId: number, cogId: number, nomeSite: string): Promise<void> {
  await tx
    .updateTable('comitenteGrupo')
    .set({ nomeSite })
    .where('hotId', '=', hotId)
    .where('id', '=', cogId)
    .execute()
}

export async function comitentesDoUsuario(
  tx: Tx,
  hotId: number,
  usuId: number,
): Promise<ComitenteDoUsuario[]> {
  const { rows } = await sql<ComitenteDoUsuario>`
    select c.id as com_id, c.uid, c.nome, c.cog_id, x.pelo_grupo from usuario_comitente x join comitente c on c.id = x.com_id
    where x.hot_id = ${hotId} and x.usu_id = ${usuId} order by c.nome`.execute(tx)
  return rows
}
