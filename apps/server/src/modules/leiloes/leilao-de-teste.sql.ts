// The rehearsal as one act each way: made with its own auctioneer, place, consignor and goods, and taken away with them.
import { LEILAO_DE_TESTE } from '@martelo/domain/leiloes/leilao-de-teste.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Null: the house has one already. `usuId`: who asked, when he is of this house. */
export async function montarLeilaoDeTeste(
  tx: Tx,
  hotId: number,
  usuId: number | null,
): Promise<{ id: number; uid: string } | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leilao de teste|${hotId}`}, 0))`.execute(tx)
  const ha = await sql`select from leilao where hot_id = ${hotId} and teste`.execute(tx)
  if (ha.rows.length > 0) return null
  const { rows } = await sql<{ leiId: number; leiUid: string }>`
    select lei_id, lei_uid from abrir_leilao_de_teste(${hotId}::int, ${usuId}::int, ${JSON.stringify(LEILAO_DE_TESTE)}::jsonb)`.execute(
    tx,
  )
  const [novo] = rows
  if (novo === undefined) throw new Error('a rehearsal was not made')
  return { id: novo.leiId, uid: novo.leiUid }
}

/** Whether a lot of it is of a real consignor: his goods are not taken away with it. */
export async function temBensDaCasa(tx: Tx, hotId: number, leiId: number): Promise<boolean> {
  const r = await sql`select from lote l join comitente c on c.id = l.com_id
    where l.hot_id = ${hotId} and l.lei_id = ${leiId} and c.ativo limit 1`.execute(tx)
  return r.rows.length > 0
}

export async function apagarLeilaoDeTeste(tx: Tx, hotId: number, leiId: number): Promise<void> {
  await sql`select retirar_leilao_de_teste(${hotId}::int, ${leiId}::int)`.execute(tx)
}
