// A consignor's accounts, as his record makes them and switches them off.
import type { Insertable } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { ContaBancaria } from '../../core/database/schema.gen.ts'

export async function incluirContaDoComitente(
  tx: Tx,
  conta: Insertable<ContaBancaria> & { readonly comId: number },
): Promise<{ uid: string }> {
  return tx.insertInto('contaBancaria').values(conta).returning('uid').executeTakeFirstOrThrow()
}

/** Payments already made name the account: it is only switched off. */
export async function desligarContaDoComitente(tx: Tx, hotId: number, uid: string) {
  return tx
    .updateTable('contaBancaria')
    .set({ ativa: false })
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .where('comId', 'is not', null)
    .returning(['comId', 'banco', 'agencia', 'conta'])
    .executeTakeFirst()
}
