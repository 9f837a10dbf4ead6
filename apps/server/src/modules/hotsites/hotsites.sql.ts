// The hotsite as its administrator reads and writes it. Reading goes past the memory of core/tenant, which may be some
// seconds old: an edit has to begin with what is in the table.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import type { DadosDoHotsite } from './dados-do-hotsite.ts'

/** A session administers the hotsite on which it was opened, and no other. */
export async function hotsiteDaSessao(tx: Tx, hotId: number, id: number): Promise<Hotsite | undefined> {
  if (id !== hotId) return undefined
  return tx.selectFrom('hotsite').selectAll().where('id', '=', hotId).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function travarHotsiteDaSessao(tx: Tx, hotId: number, id: number): Promise<Hotsite | undefined> {
  if (id !== hotId) return undefined
  return tx.selectFrom('hotsite').selectAll().where('id', '=', hotId).forUpdate().executeTakeFirst()
}

export async function gravarHotsite(
  tx: Tx,
  hotId: number,
  mudou: Partial<DadosDoHotsite>,
  agora: Date,
): Promise<Hotsite> {
  const { redes, perguntas, scriptsDePagina, ...campos } = mudou
  return tx
    .updateTable('hotsite')
    .set({
      ...campos,
      ...(redes === undefined ? {} : { redes: JSON.stringify(redes) }),
      ...(perguntas === undefined ? {} : { perguntas: JSON.stringify(perguntas) }),
      ...(scriptsDePagina === undefined ? {} : { scriptsDePagina: JSON.stringify(scriptsDePagina) }),
      versao: sql<number>`versao + 1`,
      updatedAt: agora,
    })
    .where('id', '=', hotId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
