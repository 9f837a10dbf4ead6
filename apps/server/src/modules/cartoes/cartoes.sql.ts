// Card payments, refunds and chargebacks as rows. Every statement names its hotsite. A change of a card payment takes the lock
// of its sale, then the payment's.
import type { PedidoDeCartao, SituacaoDeContestacao } from '@martelo/domain/cartoes/pedidos-ao-adquirente.ts'
import { REGRA_PADRAO, type RegraDoCartao } from '@martelo/domain/cartoes/regra-do-cartao.ts'
import type { SituacaoDeCartao } from '@martelo/domain/cartoes/states.ts'
import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { esperarDevolucao } from '../vendas/door.ts'
import type { CartaoTransacao } from '../../core/database/schema.gen.ts'

export interface LinhaDeCartao {
  id: number
  uid: string
  hotId: number
  vndId: number
  pagId: number
  pagUid: string
  /** the payment's line counts in its sale */
  pagAtivo: boolean
  situacao: SituacaoDeCartao
  valor: number
  valorComJuros: number
  parcelas: number
  taxaDeJuros: number
  formulario: string | null
  bandeira: string | null
  numero: string | null
  nome: string | null
  autorizacao: string | null
  nsu: string | null
  tarifa: number
  valorEstornado: number
  versaoAdquirente: number
  pedido: PedidoDeCartao | null
  motivo: string | null
  erro: string | null
  autorizadaAt: Date | null
  capturadaAt: Date | null
  liquidadaAt: Date | null
  encerradaAt: Date | null
  conferidaAt: Date
  versao: number
  createdAt: Date
}

export const CARTAO = sql`c.id, c.uid, c.hot_id, c.vnd_id, c.pag_id, g.uid as pag_uid, g.ativo as pag_ativo, c.situacao, c.valor,
  c.valor_com_juros, c.parcelas, c.taxa_de_juros::float8 as taxa_de_juros, c.formulario, c.bandeira, c.numero, c.nome, c.autorizacao, c.nsu,
  c.tarifa, c.valor_estornado, c.versao_adquirente, c.pedido, c.motivo, c.erro, c.autorizada_at, c.capturada_at, c.liquidada_at,
  c.encerrada_at, c.conferida_at, c.versao, c.created_at
  from cartao_transacao c join pagamento g on g.id = c.pag_id`

type QualCartao = { readonly uid: string } | { readonly id: number } | { readonly pagId: number }

function onde(q: QualCartao) {
  if ('uid' in q) return sql`c.uid = ${q.uid}`
  return 'id' in q ? sql`c.id = ${q.id}` : sql`c.pag_id = ${q.pagId}`
}

export async function lerCartao(
  tx: Tx,
  hotId: number,
  q: QualCartao,
  { travar = false } = {},
): Promise<LinhaDeCartao | undefined> {
  const r = await sql<LinhaDeCartao>`
    select ${CARTAO} where c.hot_id = ${hotId} and ${onde(q)} ${travar ? sql`for update of c` : sql``}`.execute(
    tx,
  )
  return r.rows[0]
}

/** Of one sale, newest first. */
export async function lerCartoesDaVenda(tx: Tx, hotId: number, vndId: number): Promise<LinhaDeCartao[]> {
  const r = await sql<LinhaDeCartao>`
    select ${CARTAO} where c.hot_id = ${hotId} and c.vnd_id = ${vndId} order by c.id desc`.execute(tx)
  return r.rows
}

export async function mudarCartao(
  tx: Tx,
  hotId: number,
  id: number,
  mudar: Updateable<CartaoTransacao>,
): Promise<void> {
  await tx
    .updateTable('cartaoTransacao')
    .set({ ...mudar, versao: sql`versao + 1`, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('hotId', '=', hotId)
    .execute()
}

/** Asked, and nothing new: no version of it. */
export async function anotarConferencia(tx: Tx, hotId: number, id: number): Promise<void> {
  await tx
    .updateTable('cartaoTransacao')
    .set({ conferidaAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('hotId', '=', hotId)
    .execute()
}

export interface LinhaDeEstorno {
  id: number
  uid: string
  carId: number
  devId: number | null
  devUid: string | null
  valor: number
  motivo: string
  situacao: 'pedido' | 'feito' | 'recusado'
  createdAt: Date
}

export async function lerEstornos(
  tx: Tx,
  hotId: number,
  carIds: readonly number[],
): Promise<LinhaDeEstorno[]> {
  const r = await sql<LinhaDeEstorno>`
    select e.id, e.uid, e.car_id, e.dev_id, d.uid as dev_uid, e.valor, e.motivo, e.situacao, e.created_at
    from cartao_estorno e left join devolucao d on d.id = e.dev_id
    where e.hot_id = ${hotId} and e.car_id = any(${[...carIds]}) order by e.id`.execute(tx)
  return r.rows
}

export interface LinhaDeContestacao {
  id: number
  uid: string
  carId: number
  situacao: SituacaoDeContestacao
  motivo: string
  prazo: string
  bemEntregue: boolean
  defesa: string | null
  createdAt: Date
  encerradaAt: Date | null
}

export async function lerContestacoes(
  tx: Tx,
  hotId: number,
  carIds: readonly number[],
): Promise<LinhaDeContestacao[]> {
  const r = await sql<LinhaDeContestacao>`
    select id, uid, car_id, situacao, motivo, prazo, bem_entregue, defesa, created_at, encerrada_at
    from cartao_contestacao where hot_id = ${hotId} and car_id = any(${[...carIds]}) order by id`.execute(tx)
  return r.rows
}

export async function lerRegraDoCartao(
  tx: Tx,
  hotId: number,
): Promise<RegraDoCartao & { readonly versao: number }> {
  const r = await tx.selectFrom('cartaoDaCasa').selectAll().where('hotId', '=', hotId).executeTakeFirst()
  return r === undefined
    ? { ...REGRA_PADRAO, versao: 0 }
    : { ...r, jurosPor: r.jurosPor === 'casa' ? 'casa' : 'comprador' }
}

/** The refund that it carried out waits for a person again; one that the acquirer refused for good may be asked anew. */
export async function estornoNaoFeito(tx: Tx, hotId: number, uid: string, recusado: boolean): Promise<void> {
  const r = await sql<{ devId: number | null }>`update cartao_estorno
    set situacao = case when ${recusado} then 'recusado' else situacao end, concluido_at = case when ${recusado} then clock_timestamp() end
    where hot_id = ${hotId} and uid = ${uid} and situacao = 'pedido' returning dev_id`.execute(tx)
  const devId = r.rows[0]?.devId ?? null
  if (devId !== null)
    await esperarDevolucao(
      tx,
      hotId,
      devId,
      'O adquirente não fez o estorno. Tente de novo ou devolva por outro meio.',
    )
}

/** Its answer did not reach the acquirer: it waits for one again. */
export async function contestacaoPorResponder(tx: Tx, hotId: number, carId: number): Promise<void> {
  await sql`update cartao_contestacao set situacao = 'aberta', respondida_at = null, respondida_by = null
    where hot_id = ${hotId} and car_id = ${carId} and situacao = 'defendida'`.execute(tx)
}
