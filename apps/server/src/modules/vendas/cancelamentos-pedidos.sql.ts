// What consignors asked the house to undo. Every statement names the hotsite.
import { type SituacaoDoPedido, situacaoDoPedido } from '@martelo/domain/portal/cancelamento.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Over the request `p`: its lot is in that sale no more, or no one buys by it. */
export const VENDA_DESFEITA = sql`not exists (select from venda_item i join venda v on v.id = i.vnd_id
  where i.vnd_id = p.vnd_id and i.lel_id = p.lel_id and i.hot_id = p.hot_id and i.ativo and v.situacao not in ('Cancelada', 'Cliente Desistiu'))`

/** Over `pedido_de_cancelamento p`: the house has not decided. */
export const PEDIDO_EM_ABERTO = sql`p.recusado_at is null and not ${VENDA_DESFEITA}`

interface Lida {
  readonly uid: string
  readonly lelUid: string
  readonly vndId: number
  readonly lote: string
  readonly comitente: string
  readonly motivo: string
  readonly quem: string
  readonly pedidoAt: Date
  readonly recusadoBy: string | null
  readonly recusadoAt: Date | null
  readonly resposta: string | null
  readonly vendaDesfeita: boolean
}
export interface PedidoLido extends Lida {
  readonly situacao: SituacaoDoPedido
}

async function ler(tx: Tx, onde: RawBuilder<unknown>): Promise<PedidoLido[]> {
  const { rows } = await sql<Lida>`
    select p.uid, l.uid as lel_uid, p.vnd_id, l.numero || ' – ' || l.nome as lote, m.nome as comitente, p.motivo, u.nome as quem, p.pedido_at,
      r.nome as recusado_by, p.recusado_at, p.resposta, ${VENDA_DESFEITA} as venda_desfeita
    from pedido_de_cancelamento p join lote l on l.id = p.lel_id join comitente m on m.id = l.com_id
      join usuario u on u.id = p.pedido_by left join usuario r on r.id = p.recusado_by
    where ${onde} order by p.id desc limit 200`.execute(tx)
  return rows.map((p) => ({
    ...p,
    situacao: situacaoDoPedido({ recusado: p.recusadoAt !== null, vendaDesfeita: p.vendaDesfeita }),
  }))
}

export const pedidosDaVenda = (tx: Tx, hotId: number, vndId: number): Promise<PedidoLido[]> =>
  ler(tx, sql`p.hot_id = ${hotId} and p.vnd_id = ${vndId}`)

/** Locks one of this hotsite; undefined: there is none. */
export async function travarPedido(tx: Tx, hotId: number, uid: string): Promise<PedidoLido | undefined> {
  await sql`select from pedido_de_cancelamento where uid = ${uid} and hot_id = ${hotId} for no key update`.execute(
    tx,
  )
  return (await ler(tx, sql`p.uid = ${uid} and p.hot_id = ${hotId}`))[0]
}

interface Novo {
  readonly hotId: number
  readonly lelUid: string
  readonly vndId: number
  readonly usuId: number
  readonly motivo: string
}

/** Null: it is asked already. */
export async function guardarPedidoDeCancelamento(tx: Tx, n: Novo): Promise<string | null> {
  const { rows } = await sql<{ uid: string }>`
    insert into pedido_de_cancelamento (hot_id, lel_id, vnd_id, motivo, pedido_by)
    select ${n.hotId}, l.id, ${n.vndId}, ${n.motivo}, ${n.usuId} from lote l where l.uid = ${n.lelUid} and l.hot_id = ${n.hotId}
    on conflict (vnd_id, lel_id) where recusado_at is null do nothing returning uid`.execute(tx)
  return rows[0]?.uid ?? null
}

export async function gravarRecusa(
  tx: Tx,
  hotId: number,
  p: { readonly uid: string; readonly usuId: number; readonly resposta: string },
): Promise<void> {
  await sql`update pedido_de_cancelamento set recusado_by = ${p.usuId}, recusado_at = clock_timestamp(), resposta = ${p.resposta}
    where uid = ${p.uid} and hot_id = ${hotId}`.execute(tx)
}
