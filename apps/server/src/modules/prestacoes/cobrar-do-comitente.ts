// What the house spent on a consignor's goods outside a sale (days in a yard, a removal): an expense of his statement.
// Without an open one it waits for the next; each cause is charged once, however often it is told.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { lancarDespesa } from './lancar-despesa.ts'

interface Despesa {
  readonly comId: number
  readonly veiId: number
  readonly origem: 'estadia' | 'remocao'
  /** of the record that caused it */
  readonly origemUid: string
  readonly descricao: string
  readonly valor: number
  /** `yyyy-MM-dd` */
  readonly dia: string
}

export async function cobrarDoComitente(tx: Tx, hotId: number, d: Despesa): Promise<void> {
  await sql`insert into despesa_do_comitente (hot_id, com_id, vei_id, origem, origem_uid, descricao, valor, dia)
    values (${hotId}, ${d.comId}, ${d.veiId}, ${d.origem}, ${d.origemUid}, ${d.descricao.slice(0, 200)}, ${d.valor}, ${d.dia})
    on conflict (hot_id, origem, origem_uid) do nothing`.execute(tx)
  await lancarDespesasEsperando(tx, hotId, d.comId)
}

/** Into the consignor's newest open statement; nothing happens without one. */
export async function lancarDespesasEsperando(tx: Tx, hotId: number, comId: number): Promise<void> {
  const aberta = await sql<{ id: number }>`
    select id from prestacao where hot_id = ${hotId} and com_id = ${comId} and situacao = 'ABERTA' order by id desc limit 1 for update`.execute(
    tx,
  )
  const preId = aberta.rows[0]?.id
  if (preId === undefined) return
  const { rows } = await sql<{ origemUid: string; descricao: string; valor: number; dia: string }>`
    update despesa_do_comitente set pre_id = ${preId} where hot_id = ${hotId} and com_id = ${comId} and pre_id is null
    returning origem_uid, descricao, valor, dia::text as dia`.execute(tx)
  for (const { origemUid, ...d } of rows) {
    const novo = await tx
      .insertInto('prestacaoLancamento')
      .values({ ...d, hotId, preId, tipo: 'despesa', chaveDoPedido: origemUid })
      .onConflict((c) => c.columns(['hotId', 'chaveDoPedido']).doNothing())
      .returning('uid')
      .executeTakeFirst()
    if (novo !== undefined)
      await lancarDespesa(tx, hotId, comId, { uid: novo.uid, tipo: 'despesa', valor: d.valor }, true)
  }
}
