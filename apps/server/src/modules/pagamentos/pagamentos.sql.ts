// Payments, proofs and what the bank reported, as rows. Every statement names its hotsite; a change of a payment takes
// the lock of its sale.
import type { SituacaoDePagamento } from '@martelo/domain/pagamentos/states.ts'
import type { DetalhesDoPagamento } from '@martelo/domain/pagamentos/detalhes-do-pagamento.ts'
import type { TipoDePagamento } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Pagamento, PixRecebido } from '../../core/database/schema.gen.ts'
import { lancarPix } from '../razao/door.ts'

export interface PagamentoTravado {
  readonly id: number
  readonly uid: string
  readonly vndId: number
  readonly tipo: TipoDePagamento
  readonly valor: number
  readonly situacao: SituacaoDePagamento
  readonly ativo: boolean
  readonly versao: number
  readonly motivo: string | null
  readonly origemTipoPagamento: string | null
  readonly pixTxid: string | null
  /** the Pix that paid it */
  readonly endToEndId: string | null
}

const COLUNAS = [
  'id',
  'uid',
  'vndId',
  'tipo',
  'valor',
  'situacao',
  'ativo',
  'versao',
  'motivo',
  'origemTipoPagamento',
  'pixTxid',
  'endToEndId',
] as const

/** A payment by uid or by the charge's txid, also an inactive one. */
export async function pagamentoPor(
  tx: Tx,
  hotId: number,
  por: { readonly uid: string } | { readonly txid: string },
): Promise<PagamentoTravado | undefined> {
  const base = tx.selectFrom('pagamento').select(COLUNAS).where('hotId', '=', hotId)
  const linha = await ('uid' in por
    ? base.where('uid', '=', por.uid)
    : base.where('pixTxid', '=', por.txid)
  ).executeTakeFirst()
  return linha as PagamentoTravado | undefined
}

export async function inserirPagamento(
  tx: Tx,
  valores: Omit<Insertable<Pagamento>, 'id' | 'uid'>,
): Promise<{ id: number; uid: string }> {
  return tx.insertInto('pagamento').values(valores).returning(['id', 'uid']).executeTakeFirstOrThrow()
}

export async function mudarPagamento(
  tx: Tx,
  hotId: number,
  id: number,
  mudar: Updateable<Pagamento>,
): Promise<void> {
  await tx
    .updateTable('pagamento')
    .set({ ...mudar, versao: sql`versao + 1`, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('hotId', '=', hotId)
    .execute()
}

/** Proofs of a payment that wait for an answer get it. */
export async function responderComprovantes(
  tx: Tx,
  hotId: number,
  pagId: number,
  r: { situacao: string; motivo: string | null; usuId: number | null; usuNome: string; quando: Date },
): Promise<void> {
  await sql`
    update comprovante set situacao = ${r.situacao}, motivo = ${r.motivo}, data_resposta = ${r.quando}, respondido_by = ${r.usuId}, usuario_nome = ${r.usuNome}
    where pag_id = ${pagId} and hot_id = ${hotId} and situacao in ('AG_COMPENSACAO', 'CADASTRADO')`.execute(
    tx,
  )
}

/** What the bank answered about one Pix; the last answer stands. */
export async function guardarPix(
  tx: Tx,
  hotId: number,
  p: Pick<
    Insertable<PixRecebido>,
    'endToEndId' | 'txid' | 'valor' | 'horario' | 'pagadorNome' | 'pagadorDocumento'
  > & { bruto: unknown },
): Promise<void> {
  await sql`
    insert into pix_recebido (end_to_end_id, hot_id, txid, valor, horario, pagador_nome, pagador_documento, bruto)
    values (${p.endToEndId}, ${hotId}, ${p.txid ?? null}, ${p.valor}, ${p.horario}, ${p.pagadorNome ?? null}, ${p.pagadorDocumento ?? null}, ${JSON.stringify(p.bruto)}::jsonb)
    on conflict (end_to_end_id) do update set bruto = excluded.bruto`.execute(tx)
}

/** The Pix already counted for a charge: a payment's or a deposit's. */
export async function pixConhecidos(
  tx: Tx,
  hotId: number,
  cobranca: { readonly pagId: number } | { readonly cauId: number },
): Promise<{ endToEndId: string; devolvido: number }[]> {
  const [coluna, id] =
    'pagId' in cobranca ? (['pagId', cobranca.pagId] as const) : (['cauId', cobranca.cauId] as const)
  return tx
    .selectFrom('pixRecebido')
    .select(['endToEndId', 'devolvido'])
    .where('hotId', '=', hotId)
    .where(coluna, '=', id)
    .where('processadoAt', 'is not', null)
    .execute()
}

export async function concluirPix(
  tx: Tx,
  hotId: number,
  endToEndId: string,
  r: {
    resultado: string
    motivo: string | null
    devolvido: number
    pagId?: number | null
    cauId?: number | null
  },
): Promise<void> {
  await tx
    .updateTable('pixRecebido')
    .set({ ...r, processadoAt: sql`clock_timestamp()` })
    .where('endToEndId', '=', endToEndId)
    .where('hotId', '=', hotId)
    .execute()
  await lancarPix(tx, hotId, endToEndId)
}

/** The next number of the house's receipts; taken in the transaction that writes the payment, so that none is missing. */
export async function proximoRecibo(tx: Tx, hotId: number): Promise<number> {
  const { rows } = await sql<{ ultimo: number }>`
    insert into recibo_sequencia (hot_id, ultimo) values (${hotId}, 1)
    on conflict (hot_id) do update set ultimo = recibo_sequencia.ultimo + 1 returning ultimo`.execute(tx)
  return rows[0]?.ultimo ?? 1
}

/** Another line that counts and was paid by the same slip or cheque. */
export async function jaPago(
  tx: Tx,
  hotId: number,
  tipo: TipoDePagamento,
  d: DetalhesDoPagamento,
): Promise<{ vndId: number } | undefined> {
  const iguais =
    tipo === 'CHEQUE'
      ? {
          chequeBanco: d.chequeBanco,
          chequeAgencia: d.chequeAgencia,
          chequeConta: d.chequeConta,
          chequeNumero: d.chequeNumero,
        }
      : tipo === 'CARTAO_DE_CREDITO_MANUAL'
        ? { terminal: d.terminal, nsu: d.nsu }
        : null
  if (iguais === null) return undefined
  // Two sales may be at it at the same moment: one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${JSON.stringify(iguais)}), ${hotId})`.execute(tx)
  const { rows } = await sql<{ vndId: number }>`
    select vnd_id from pagamento where hot_id = ${hotId} and tipo = ${tipo} and ativo and situacao <> 'divergente'
      and detalhes @> ${JSON.stringify(iguais)}::jsonb limit 1`.execute(tx)
  return rows[0]
}
