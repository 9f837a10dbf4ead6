// What other modules may call of the bids' product side. Deciding bids and moving lots is the engine's
// (engines/lances/port.ts), telling rooms of it the rooms' (engines/salas/port.ts).
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export { darLanceDoLeiloeiro, type LanceDoLeiloeiro } from './leiloeiro.ts'
export { expirarContraproposta } from './propostas.sql.ts'
export { apresentarResposta, doMesmoPedido } from './apresentar-lance.ts'

export interface Vencedor {
  /** the buyer; null while a nickname's person is not identified */
  readonly cliId: number | null
  /** the winning row of the log */
  readonly seq: number
  readonly tipo: string
  /** centavos: what was bid, proposed or paid at once; a conditional agreement may end at another value */
  readonly valor: number
  readonly hash: Buffer
}

/** Who won a lot, from the one row of its log that says so (`vencedor`); null: none. */
export async function vencedorDoLote(tx: Tx, hotId: number, lelId: number): Promise<Vencedor | null> {
  const r =
    await sql<Vencedor>`select coalesce(b.cli_id, l.lance_cli_id) as cli_id, b.seq, b.tipo, b.valor, b.hash
    from lance b join lote l on l.id = b.lel_id
    where b.lel_id = ${lelId} and b.hot_id = ${hotId} and b.situacao = 'vencedor' order by b.seq desc limit 1`.execute(
      tx,
    )
  return r.rows[0] ?? null
}
