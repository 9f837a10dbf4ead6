// Proofs of an item as rows. A change happens under the lock of the item.
import type { AutorizacaoEnviada } from '@martelo/domain/entregas/papel-do-terceiro.ts'
import type { ComprovanteDoItem } from '@martelo/domain/entregas/comprovante-do-item.ts'
import type { SituacaoDeComprovante } from '@martelo/domain/pagamentos/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDeProva {
  readonly id: number
  readonly uid: string
  readonly itemUid: string
  readonly tipo: ComprovanteDoItem
  readonly situacao: SituacaoDeComprovante
}

export async function lerProva(tx: Tx, hotId: number, uid: string): Promise<LinhaDeProva | undefined> {
  const r = await sql<LinhaDeProva>`
    select k.id, k.uid, i.uid as item_uid, k.tipo, k.situacao from comprovante k join venda_item i on i.id = k.item_id
    where k.uid = ${uid} and k.hot_id = ${hotId} and k.tipo in ('retirada_por_terceiros', 'aviso_de_recebimento')`.execute(
    tx,
  )
  return r.rows[0]
}

/** Whether the booked pickup of an item is by another person. */
export async function temTerceiro(tx: Tx, hotId: number, itemId: number): Promise<boolean> {
  const r =
    await sql`select from agendamento where hot_id = ${hotId} and item_id = ${itemId} and situacao = 'agendado'
    and terceiro_nome is not null`.execute(tx)
  return r.rows.length > 0
}

interface Resposta {
  readonly situacao: SituacaoDeComprovante
  readonly motivo: string | null
  readonly usuId: number
  readonly nome: string
  readonly quando: Date
}

export async function responderProva(tx: Tx, hotId: number, id: number, r: Resposta): Promise<void> {
  await sql`
    update comprovante set situacao = ${r.situacao}, motivo = ${r.motivo}, data_resposta = ${r.quando}, respondido_by = ${r.usuId},
      usuario_nome = ${r.nome}
    where id = ${id} and hot_id = ${hotId}`.execute(tx)
}

/** Those of the kind that wait give way to a newer file. */
export async function substituirProvas(
  tx: Tx,
  hotId: number,
  itemId: number,
  tipo: ComprovanteDoItem,
): Promise<void> {
  await sql`
    update comprovante set situacao = 'DIVERGENTE', motivo = 'Substituído por outro arquivo.', data_resposta = clock_timestamp()
    where hot_id = ${hotId} and item_id = ${itemId} and tipo = ${tipo} and situacao = 'AG_COMPENSACAO'`.execute(
    tx,
  )
}

/** The newest authorisation of the third person of a booking; undefined: the buyer comes himself. */
export async function autorizacaoDoTerceiro(
  tx: Tx,
  hotId: number,
  ageId: number,
): Promise<AutorizacaoEnviada | undefined> {
  const r = await sql<AutorizacaoEnviada>`
    select k.situacao, k.motivo from agendamento g left join comprovante k on k.item_id = g.item_id and k.tipo = 'retirada_por_terceiros'
      and k.data_envio >= g.solicitado_at
    where g.id = ${ageId} and g.hot_id = ${hotId} and g.terceiro_nome is not null order by k.id desc limit 1`.execute(
    tx,
  )
  return r.rows[0]
}
