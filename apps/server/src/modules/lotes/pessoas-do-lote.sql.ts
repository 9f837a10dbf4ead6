// The people that a lot names: who put it into the sale, and the client of its highest bid.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface PessoasDoLote {
  readonly criador: string | null
  readonly cliUid: string | null
  readonly apelido: string | null
  readonly nome: string | null
}

/** The auctioneer's own bids and those of the floor have no client. */
export async function lerPessoasDoLote(tx: Tx, hotId: number, lelId: number): Promise<PessoasDoLote> {
  const { rows } = await sql<PessoasDoLote>`
    select u.nome as criador, c.uid as cli_uid, c.apelido, c.nome
    from lote l left join usuario u on u.id = l.created_by left join cliente c on c.id = l.lance_cli_id and c.hot_id = l.hot_id
    where l.hot_id = ${hotId} and l.id = ${lelId}`.execute(tx)
  return rows[0] ?? { criador: null, cliUid: null, apelido: null, nome: null }
}
