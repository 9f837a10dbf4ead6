// The accounts that belong to the house itself: those of no consignor. Buyers are told to trust them (/seguranca), and
// sales that no consignor's account receives are paid into the first one that takes sales.
//
// How one could get it wrong: to leave out `comId is null`. A consignor's account would be shown as the house's own.
import type { Tx } from '../../core/database/database.ts'
import type { ContaBancaria } from '../../core/database/schema.gen.ts'
import type { Insertable } from 'kysely'

type Dados = Omit<Insertable<ContaBancaria>, 'hotId' | 'comId'>

const daCasa = (tx: Tx, hotId: number) =>
  tx
    .selectFrom('contaBancaria')
    .where('hotId', '=', hotId)
    .where('comId', 'is', null)
    .where('ativa', '=', true)

export const contasDaCasa = (tx: Tx, hotId: number) =>
  daCasa(tx, hotId)
    .select([
      'uid',
      'bancoCodigo',
      'banco',
      'agencia',
      'conta',
      'titular',
      'titularDocumento',
      'pixChave',
      'recebeLote',
    ])
    .orderBy('id')
    .limit(100)
    .execute()

export async function jaTemConta(
  tx: Tx,
  hotId: number,
  { bancoCodigo, agencia, conta }: Pick<Dados, 'bancoCodigo' | 'agencia' | 'conta'>,
): Promise<boolean> {
  const r = await daCasa(tx, hotId)
    .select('id')
    .where('bancoCodigo', '=', bancoCodigo)
    .where('agencia', '=', agencia)
    .where('conta', '=', conta)
    .executeTakeFirst()
  return r !== undefined
}

export const incluirContaDaCasa = (tx: Tx, hotId: number, dados: Dados) =>
  tx
    .insertInto('contaBancaria')
    .values({ ...dados, hotId, comId: null })
    .returning('uid')
    .executeTakeFirstOrThrow()

/** Undefined: this house has no such account in use. */
export const desativarContaDaCasa = (tx: Tx, hotId: number, uid: string) =>
  tx
    .updateTable('contaBancaria')
    .set((eb) => ({ ativa: false, versao: eb('versao', '+', 1) }))
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .where('comId', 'is', null)
    .where('ativa', '=', true)
    .returning(['banco', 'agencia', 'conta'])
    .executeTakeFirst()
