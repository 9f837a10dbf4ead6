// Consignors of a house.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function comitentesAtivos(
  tx: Tx,
  hotId: number,
): Promise<{ id: number; uid: string; nome: string; grupo: string | null; logo: string | null }[]> {
  return tx
    .selectFrom('comitente')
    .select(['id', 'uid', 'nome', 'grupo', 'logo'])
    .where('hotId', '=', hotId)
    .where('ativo', '=', true)
    .orderBy('nome')
    .execute()
}

interface GrupoDeComitentes {
  readonly cogId: number
  readonly nome: string
  readonly nomeSite: string | null
  readonly comitentes: number
}

export async function gruposDeComitentes(tx: Tx, hotId: number): Promise<GrupoDeComitentes[]> {
  const { rows } = await sql<GrupoDeComitentes>`
    select g.id as cog_id, g.nome, g.nome_site, (select count(*)::int from comitente c where c.cog_id = g.id and c.ativo) as comitentes
    from comitente_grupo g where g.hot_id = ${hotId} and g.ativo order by g.nome`.execute(tx)
  return rows
}

export async function comitentesComLotes(
  tx: Tx,
  hotId: number,
  leiUid: string,
): Promise<{ id: number; uid: string; nome: string; logo: string | null; lotes: number }[]> {
  const { rows } = await sql<{ id: number; uid: string; nome: string; logo: string | null; lotes: number }>`
    select c.id, c.uid, c.nome, c.logo, count(*)::int as lotes
    from lote l join leilao a on a.id = l.lei_id join comitente c on c.id = l.com_id
    where l.hot_id = ${hotId} and a.uid = ${leiUid} group by c.id order by c.nome`.execute(tx)
  return rows
}

/** null: it is gone. */
export async function nomeDoGrupo(tx: Tx, hotId: number, cogId: number): Promise<string | null> {
  const r = await tx
    .selectFrom('comitenteGrupo')
    .select('nome')
    .where('hotId', '=', hotId)
    .where('id', '=', cogId)
    .executeTakeFirst()
  return r?.nome ?? null
}
