// A hotsite's own card instalments. None: the product's table is answered in its place.
import type { LinhaDoParcelamento } from '@martelo/domain/pagamentos/parcelas-do-cartao.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function lerTabelaDeParcelas(tx: Tx, hotId: number): Promise<LinhaDoParcelamento[]> {
  return tx
    .selectFrom('parcelamentoDoHotsite')
    .select(['parcelas', sql<number>`juros_ao_mes::float8`.as('jurosAoMes')])
    .where('hotId', '=', hotId)
    .orderBy('parcelas')
    .execute()
}

export async function trocarTabelaDeParcelas(
  tx: Tx,
  hotId: number,
  linhas: readonly LinhaDoParcelamento[],
): Promise<void> {
  await tx.deleteFrom('parcelamentoDoHotsite').where('hotId', '=', hotId).execute()
  if (linhas.length > 0)
    await tx
      .insertInto('parcelamentoDoHotsite')
      .values(linhas.map((l) => ({ ...l, hotId })))
      .execute()
}
