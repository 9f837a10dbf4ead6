// Money that has to go back, as rows. Written under the sale's lock.
import type {
  FormaDeDevolucao,
  SituacaoDeDevolucao,
} from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Devolucao } from '../../core/database/schema.gen.ts'
import { lancarPix, lancarVenda } from '../razao/door.ts'

export interface LinhaDeDevolucao {
  id: number
  uid: string
  hotId: number
  vndId: number | null
  pagId: number | null
  endToEndId: string | null
  /** the card payment through which it can go back */
  cartaoUid: string | null
  origem: 'excedente' | 'pix' | 'boleto' | 'cartao' | 'sem-cobranca'
  valor: number
  motivo: string
  situacao: SituacaoDeDevolucao
  forma: FormaDeDevolucao | null
  destino: string | null
  observacao: string | null
  pedidaAt: Date | null
  concluidaAt: Date | null
  tentativas: number
  versao: number
  createdAt: Date
  pagadorNome: string | null
  pagadorDocumento: string | null
}

export const DEVOLUCAO = sql`d.id, d.uid, d.hot_id, d.vnd_id, d.pag_id, d.end_to_end_id, d.origem, d.valor, d.motivo, d.situacao, d.forma, d.destino,
  d.observacao, d.pedida_at, d.concluida_at, d.tentativas, d.versao, d.created_at, coalesce(x.pagador_nome, g.pagador_nome) as pagador_nome,
  coalesce(x.pagador_documento, g.pagador_documento) as pagador_documento,
  (select k.uid from cartao_transacao k where k.hot_id = d.hot_id and k.pag_id = d.pag_id and k.situacao in ('capturada', 'liquidada')) as cartao_uid
  from devolucao d left join pix_recebido x on x.end_to_end_id = d.end_to_end_id left join pagamento g on g.id = d.pag_id`

/** Of these sales, oldest first. */
export async function lerDevolucoes(
  tx: Tx,
  hotId: number,
  vndIds: readonly number[],
): Promise<LinhaDeDevolucao[]> {
  const r = await sql<LinhaDeDevolucao>`
    select ${DEVOLUCAO} where d.hot_id = ${hotId} and d.vnd_id = any(${[...vndIds]}) order by d.id`.execute(
    tx,
  )
  return r.rows
}

/** Of one Pix, or one by uid; locked. */
export async function travarDevolucoes(
  tx: Tx,
  hotId: number,
  por: { readonly endToEndId: string } | { readonly uid: string },
): Promise<LinhaDeDevolucao[]> {
  const onde = 'uid' in por ? sql`d.uid = ${por.uid}` : sql`d.end_to_end_id = ${por.endToEndId}`
  const r = await sql<LinhaDeDevolucao>`
    select ${DEVOLUCAO} where d.hot_id = ${hotId} and ${onde} order by d.id for update of d`.execute(tx)
  return r.rows
}

/** Null: of a Pix without a charge there is one line, however often the bank tells of it. */
export async function inserirDevolucao(
  tx: Tx,
  valores: Omit<Insertable<Devolucao>, 'id' | 'uid'>,
): Promise<string | null> {
  const nova = await tx
    .insertInto('devolucao')
    .values(valores)
    .onConflict((c) => c.column('endToEndId').where('origem', '=', 'sem-cobranca').doNothing())
    .returning(['uid', 'vndId', 'endToEndId'])
    .executeTakeFirst()
  if (nova !== undefined) await lancarDevolucao(tx, valores.hotId, nova)
  return nova?.uid ?? null
}

/** The ledger follows each change of a refund: with its sale, or with the Pix that belongs to none. */
async function lancarDevolucao(
  tx: Tx,
  hotId: number,
  d: { readonly vndId: number | null; readonly endToEndId: string | null },
): Promise<void> {
  if (d.vndId !== null) await lancarVenda(tx, hotId, d.vndId)
  else if (d.endToEndId !== null) await lancarPix(tx, hotId, d.endToEndId)
}

export async function mudarDevolucao(
  tx: Tx,
  hotId: number,
  id: number,
  mudar: Updateable<Devolucao>,
): Promise<void> {
  const d = await tx
    .updateTable('devolucao')
    .set({ ...mudar, versao: sql`versao + 1`, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('hotId', '=', hotId)
    .returning(['vndId', 'endToEndId'])
    .executeTakeFirst()
  if (d !== undefined) await lancarDevolucao(tx, hotId, d)
}

/** A refund that was asked for and not done waits for a person again. One that was done meanwhile stays so. */
export async function esperarDevolucao(tx: Tx, hotId: number, id: number, observacao: string): Promise<void> {
  const pedida = await tx
    .selectFrom('devolucao')
    .select('id')
    .where('hotId', '=', hotId)
    .where('id', '=', id)
    .where('situacao', '=', 'pedida')
    .forUpdate()
    .executeTakeFirst()
  if (pedida !== undefined) await mudarDevolucao(tx, hotId, id, { situacao: 'a_devolver', observacao })
}
