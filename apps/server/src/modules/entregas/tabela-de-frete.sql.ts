// A hotsite's own freight table. None: the product's table is answered in its place.
import { type LinhaDaTabelaDeFrete, TABELA_DE_FRETE_PADRAO } from '@martelo/domain/entregas/frete.ts'
import type { Tx } from '../../core/database/database.ts'

export async function lerTabelaDeFrete(tx: Tx, hotId: number): Promise<LinhaDaTabelaDeFrete[]> {
  return tx
    .selectFrom('freteDoHotsite')
    .select(['uf', 'origem', 'valor', 'prazoDias'])
    .where('hotId', '=', hotId)
    .orderBy('uf')
    .orderBy('origem')
    .execute()
}

export async function tabelaDeFreteEmUso(
  tx: Tx,
  hotId: number,
): Promise<{ padrao: boolean; propria: LinhaDaTabelaDeFrete[]; linhas: readonly LinhaDaTabelaDeFrete[] }> {
  const propria = await lerTabelaDeFrete(tx, hotId)
  const padrao = propria.length === 0
  return { padrao, propria, linhas: padrao ? TABELA_DE_FRETE_PADRAO : propria }
}

export async function trocarTabelaDeFrete(
  tx: Tx,
  hotId: number,
  linhas: readonly LinhaDaTabelaDeFrete[],
): Promise<void> {
  await tx.deleteFrom('freteDoHotsite').where('hotId', '=', hotId).execute()
  if (linhas.length > 0)
    await tx
      .insertInto('freteDoHotsite')
      .values(linhas.map((l) => ({ ...l, hotId })))
      .execute()
}
