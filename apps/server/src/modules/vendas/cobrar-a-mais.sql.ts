// A charge that came after the sale (daily fees of the yard): it stands in the item's other expenses. With the sale
// locked; the payment that covers it and `assentarVenda` follow in the same transaction.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function cobrarAMais(tx: Tx, hotId: number, itemId: number, valor: number): Promise<void> {
  await sql`update venda_item set valor_outros = valor_outros + ${valor}, versao = versao + 1 where id = ${itemId} and hot_id = ${hotId}`.execute(
    tx,
  )
}
