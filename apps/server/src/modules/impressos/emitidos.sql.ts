// Documents that were issued. A number is taken by `proximoNumero` in the transaction that writes the row: what rolls back
// leaves no gap, and two at once wait for each other.
import type { Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface Emitido {
  readonly id: number
  readonly uid: string
  readonly vndId: number
  readonly ano: number
  readonly numero: number
  readonly hashQrcode: string
  readonly titulo: string
  readonly folhas: readonly Folha[]
  readonly folhasMascaradas: readonly Folha[]
  readonly fatos: string
  readonly arquivo: string | null
  readonly emitidoAt: Date
  readonly emitidoPor: string
  readonly canceladoAt: Date | null
  readonly motivo: string | null
}

const COLUNAS = sql`d.id, d.uid, d.vnd_id, d.ano, d.numero, d.hash_qrcode, d.titulo, d.folhas, d.folhas_mascaradas, d.fatos, d.arquivo,
  d.emitido_at, d.emitido_por, d.cancelado_at, d.motivo`

export interface NovoEmitido
  extends Pick<
    Emitido,
    'vndId' | 'ano' | 'numero' | 'hashQrcode' | 'titulo' | 'folhas' | 'folhasMascaradas' | 'fatos'
  > {
  readonly tipo: string
  /** the code on the paper, where the sale's state does not name it alone */
  readonly chave?: string
  readonly usuId: number
  readonly por: string
}

export async function inserirEmitido(tx: Tx, hotId: number, d: NovoEmitido): Promise<void> {
  await sql`
    insert into documento_emitido (hot_id, tipo, vnd_id, chave, ano, numero, hash_qrcode, titulo, folhas, folhas_mascaradas, fatos, emitido_by, emitido_por)
    values (${hotId}, ${d.tipo}, ${d.vndId}, ${d.chave ?? null}, ${d.ano}, ${d.numero}, ${d.hashQrcode}, ${d.titulo}, ${JSON.stringify(d.folhas)}::jsonb,
      ${JSON.stringify(d.folhasMascaradas)}::jsonb, ${d.fatos}, ${d.usuId}, ${d.por})`.execute(tx)
}

export async function cancelarEmitido(
  tx: Tx,
  hotId: number,
  d: { readonly id: number; readonly por: string; readonly motivo: string },
): Promise<void> {
  await sql`update documento_emitido set cancelado_at = now(), cancelado_por = ${d.por}, motivo = ${d.motivo}
    where id = ${d.id} and hot_id = ${hotId} and cancelado_at is null`.execute(tx)
}

/** The file as first made, which is answered; a later one does not replace it. */
export async function anotarArquivo(
  tx: Tx,
  hotId: number,
  d: { readonly id: number; readonly arquivo: string; readonly sha256: string },
): Promise<string> {
  const r = await sql<{ arquivo: string }>`
    update documento_emitido set arquivo = coalesce(arquivo, ${d.arquivo}), sha256 = coalesce(sha256, ${d.sha256})
    where id = ${d.id} and hot_id = ${hotId} returning arquivo`.execute(tx)
  return r.rows[0]?.arquivo ?? d.arquivo
}

/** Those of a sale, newest first. */
export async function notasPorVenda(tx: Tx, hotId: number, vndIds: readonly number[]): Promise<Emitido[]> {
  const r = await sql<Emitido>`
    select ${COLUNAS} from documento_emitido d where d.hot_id = ${hotId} and d.tipo = 'nota' and d.vnd_id = any(${[...vndIds]})
    order by d.id desc`.execute(tx)
  return r.rows
}

/** The copy of a paper that stands, by the code printed on it. */
export async function copiaVigente(
  tx: Tx,
  hotId: number,
  d: { readonly tipo: string; readonly chave: string },
): Promise<Emitido | undefined> {
  const r = await sql<Emitido>`
    select ${COLUNAS} from documento_emitido d
    where d.hot_id = ${hotId} and d.tipo = ${d.tipo} and d.chave = ${d.chave} and d.cancelado_at is null`.execute(
    tx,
  )
  return r.rows[0]
}

export interface CopiaConferida {
  readonly titulo: string
  readonly emitidaAt: string
  readonly sha256: string | null
  readonly vigente: boolean
}

/** What was issued under a code, newest first: a file is compared by its digest. */
export async function copiasSobOCodigo(tx: Tx, hotId: number, codigo: string): Promise<CopiaConferida[]> {
  const r = await sql<Omit<CopiaConferida, 'emitidaAt'> & { emitidoAt: Date }>`
    select d.titulo, d.emitido_at, d.sha256, d.cancelado_at is null as vigente from documento_emitido d
    where d.hot_id = ${hotId} and (d.chave = ${codigo} or d.hash_qrcode = ${codigo}) order by d.id desc limit 20`.execute(
    tx,
  )
  return r.rows.map(({ emitidoAt, ...c }) => ({ ...c, emitidaAt: emitidoAt.toISOString() }))
}

/** By the note's own code or uid, or by the code of its sale: then the one that was issued last. */
export async function acharNota(tx: Tx, hotId: number, chave: string): Promise<Emitido | undefined> {
  const r = await sql<Emitido>`
    select ${COLUNAS} from documento_emitido d join venda v on v.id = d.vnd_id
    where d.hot_id = ${hotId} and d.tipo = 'nota' and (d.hash_qrcode = ${chave} or v.hash_qrcode = ${chave} or d.uid::text = ${chave})
    order by (d.hash_qrcode = ${chave}) desc, d.id desc limit 1`.execute(tx)
  return r.rows[0]
}

export async function vendasDoLeilao(tx: Tx, hotId: number, leiUid: string): Promise<number[] | null> {
  const r = await sql<{ id: number; vendas: number[] }>`
    select a.id, array(select v.id from venda v where v.lei_id = a.id and v.hot_id = ${hotId} and v.situacao = 'Fechada' order by v.id) as vendas
    from leilao a where a.hot_id = ${hotId} and a.uid = ${leiUid}::uuid`.execute(tx)
  return r.rows[0]?.vendas ?? null
}
