// Annulments as rows. Every statement names its hotsite; writes are made with the sale locked.
import type {
  DestinoDoAnulado,
  FundamentoDaAnulacao,
  SituacaoDeAnulacao,
} from '@martelo/domain/vendas/anulacao.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDeAnulacao {
  readonly id: number
  readonly uid: string
  readonly vndId: number
  readonly itemId: number
  readonly itemUid: string
  readonly lote: string
  readonly fundamento: FundamentoDaAnulacao
  readonly ato: string | null
  readonly motivo: string
  readonly destino: DestinoDoAnulado
  readonly situacao: SituacaoDeAnulacao
  readonly pedidaBy: number
  readonly pedidaPor: string
  readonly pedidaAt: Date
  readonly decididaPor: string | null
  readonly decididaAt: Date | null
  readonly resposta: string | null
  readonly devolver: number | null
}

/** Of a sale, the newest first, or one by its uid. */
export async function lerAnulacoes(
  tx: Tx,
  hotId: number,
  por: { readonly uid: string } | { readonly vndId: number },
): Promise<LinhaDeAnulacao[]> {
  const onde = 'uid' in por ? sql`n.uid = ${por.uid}` : sql`n.vnd_id = ${por.vndId}`
  const r = await sql<LinhaDeAnulacao>`
    select n.id, n.uid, n.vnd_id, n.item_id, i.uid as item_uid, l.numero || ' – ' || l.nome as lote, n.fundamento, n.ato, n.motivo, n.destino,
      n.situacao, n.pedida_by, p.nome as pedida_por, n.pedida_at, d.nome as decidida_por, n.decidida_at, n.resposta, n.devolver
    from anulacao n join venda_item i on i.id = n.item_id join lote l on l.id = i.lel_id join usuario p on p.id = n.pedida_by
      left join usuario d on d.id = n.decidida_by
    where n.hot_id = ${hotId} and ${onde} order by n.id desc limit 200`.execute(tx)
  return r.rows
}

/** Null: one that is open stands for this lot already. */
export async function inserirAnulacao(
  tx: Tx,
  a: Pick<LinhaDeAnulacao, 'vndId' | 'itemId' | 'fundamento' | 'ato' | 'motivo' | 'destino' | 'pedidaBy'> & {
    readonly hotId: number
  },
): Promise<string | null> {
  const nova = await tx
    .insertInto('anulacao')
    .values(a)
    .onConflict((c) => c.column('itemId').where('situacao', '=', 'PEDIDA').doNothing())
    .returning('uid')
    .executeTakeFirst()
  return nova?.uid ?? null
}

export async function decidirAnulacao(
  tx: Tx,
  hotId: number,
  id: number,
  d: {
    readonly situacao: SituacaoDeAnulacao
    readonly usuId: number
    readonly resposta: string | null
  },
): Promise<void> {
  await sql`update anulacao set situacao = ${d.situacao}, decidida_by = ${d.usuId}, decidida_at = clock_timestamp(), resposta = ${d.resposta}
    where id = ${id} and hot_id = ${hotId}`.execute(tx)
}

/** What a confirmed annulment gives back to the buyer, in centavos. */
export async function guardarDevolvido(tx: Tx, hotId: number, id: number, devolver: number): Promise<void> {
  await sql`update anulacao set devolver = ${devolver} where id = ${id} and hot_id = ${hotId}`.execute(tx)
}

/** The statement to its consignor in which each item's lot is frozen, as people write it. */
export async function prestacoesDosItens(
  tx: Tx,
  hotId: number,
  itens: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const r = await sql<{ itemId: number; qual: string }>`
    select x.item_id, coalesce(lpad(p.numero::text, greatest(4, length(p.numero::text)), '0') || '/' || p.ano, 'em conferência') as qual from prestacao_item x join prestacao p on p.id = x.pre_id
    where x.hot_id = ${hotId} and x.item_id = any(${[...itens]})`.execute(tx)
  return new Map(r.rows.map((l) => [l.itemId, l.qual]))
}

/** Approved lines that are money of a deposit: it goes back with the deposit. */
export async function pagosComCaucao(tx: Tx, hotId: number, vndId: number): Promise<ReadonlySet<number>> {
  const r = await sql<{ id: number }>`
    select id from pagamento where hot_id = ${hotId} and vnd_id = ${vndId} and cau_id is not null`.execute(tx)
  return new Set(r.rows.map((l) => l.id))
}

/** The item, and the members of its set with it. */
export async function tirarItemDaVenda(
  tx: Tx,
  hotId: number,
  vndId: number,
  { id, lelId }: { readonly id: number; readonly lelId: number },
): Promise<void> {
  await sql`update venda_item set ativo = false, versao = versao + 1
    where vnd_id = ${vndId} and hot_id = ${hotId} and ativo and (id = ${id} or lance_lel_id = ${lelId})`.execute(
    tx,
  )
}

interface LoteDoItem {
  readonly lelUid: string
  readonly veiUid: string
  readonly comId: number
  readonly numero: string
  readonly nome: string
  readonly leilao: string
  readonly valor: number
}

/** Its lot, and the members of its set: each may be another consignor's. */
export async function lotesDoItem(tx: Tx, hotId: number, itemId: number): Promise<LoteDoItem[]> {
  const r = await sql<LoteDoItem>`
    select l.uid as lel_uid, v.uid as vei_uid, l.com_id, l.numero, l.nome, a.nome as leilao, i.valor
    from venda_item x join venda_item i on i.hot_id = x.hot_id and i.vnd_id = x.vnd_id and (i.id = x.id or i.lance_lel_id = x.lel_id)
      join lote l on l.id = i.lel_id and l.hot_id = i.hot_id join veiculo v on v.id = l.vei_id join leilao a on a.id = l.lei_id
    where x.hot_id = ${hotId} and x.id = ${itemId} order by l.id`.execute(tx)
  return r.rows
}
