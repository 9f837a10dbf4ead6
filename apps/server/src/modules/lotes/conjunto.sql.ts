// The lots of a set under their locks.
import type { LoteDoConjunto, ValoresDoLote } from '@martelo/domain/lotes/conjunto.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LoteTravadoDoConjunto extends LoteDoConjunto, ValoresDoLote {
  readonly uid: string
  readonly minimo: number
}

/** Locks these lots of the hotsite in the order of their ids, and reads them. */
export async function travarLotesDoConjunto(
  tx: Tx,
  hotId: number,
  uids: readonly string[],
): Promise<LoteTravadoDoConjunto[]> {
  await sql`select 1 from lote where hot_id = ${hotId} and uid = any(${[...uids]}::uuid[]) order by id for no key update`.execute(
    tx,
  )
  const { rows } = await sql<LoteTravadoDoConjunto>`
    select l.id, l.uid, l.numero, l.lei_id, l.com_id, l.situacao, l.tipo_negociacao, l.conjunto_principal_id,
      (select count(*)::int from lote m where m.conjunto_principal_id = l.id) as membros,
      l.minimo, l.valor_comitente, l.despachante, l.outros, l.remocao, l.deposito_de_bens, l.vistoria
    from lote l where l.hot_id = ${hotId} and l.uid = any(${[...uids]}::uuid[]) order by l.id`.execute(tx)
  return rows
}
