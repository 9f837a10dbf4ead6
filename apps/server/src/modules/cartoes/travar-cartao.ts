// Locks a card payment's sale, then the payment: in this order everywhere.
import type { Tx } from '../../core/database/database.ts'
import { travarVenda, type VendaLida } from '../vendas/door.ts'
import { type LinhaDeCartao, lerCartao } from './cartoes.sql.ts'

export async function travarCartao(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ readonly c: LinhaDeCartao; readonly v: VendaLida } | null> {
  const lido = await lerCartao(tx, hotId, { uid })
  const v = lido && (await travarVenda(tx, hotId, lido.vndId))
  const c = lido && (await lerCartao(tx, hotId, { uid }, { travar: true }))
  return v === undefined || c === undefined ? null : { c, v }
}
