// Data to try with, one set per consignor: made with his first test key, read and written by test keys alone.
import { LOTES_DE_ENSAIO, PRESTACAO_DE_ENSAIO } from '@martelo/domain/sistemas/dados-de-ensaio.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

type Tipo = 'veiculo' | 'lote' | 'prestacao'

export interface LinhaDeEnsaio {
  uid: string
  referencia: string | null
  dados: Record<string, unknown>
  criadoAt: Date
}

export async function prepararEnsaio(tx: Tx, hotId: number, comId: number): Promise<void> {
  const linhas = [
    ...LOTES_DE_ENSAIO.map((l) => ({
      tipo: 'veiculo',
      referencia: `ENSAIO-${l.numero}`,
      dados: { nome: l.nome, placa: l.placa },
    })),
    ...LOTES_DE_ENSAIO.map((l) => ({ tipo: 'lote', referencia: `ENSAIO-${l.numero}`, dados: l })),
    { tipo: 'prestacao', referencia: 'ENSAIO-1', dados: PRESTACAO_DE_ENSAIO },
  ]
  await sql`insert into ensaio_comitente (hot_id, com_id, tipo, referencia, dados)
    select ${hotId}, ${comId}, x.tipo, x.referencia, x.dados
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as x(tipo text, referencia text, dados jsonb)
    on conflict do nothing`.execute(tx)
}

export async function lerEnsaio(
  tx: Tx,
  q: { hotId: number; comId: number; tipo: Tipo; soQueEsperam?: true },
  p: { limite: number; pular: number },
): Promise<{ total: number; linhas: LinhaDeEnsaio[] }> {
  const esperam = sql`dados->>'situacao' = 'CONDICIONAL' and dados->>'condicional' is distinct from 'AGUARDANDO_CLIENTE'`
  const deQual = sql`hot_id = ${q.hotId} and com_id = ${q.comId} and tipo = ${q.tipo} and ${q.soQueEsperam ? esperam : sql`true`}`
  const { rows } = await sql<LinhaDeEnsaio>`select uid, referencia, dados, criado_at from ensaio_comitente
    where ${deQual} order by id desc limit ${p.limite} offset ${p.pular}`.execute(tx)
  const n = await sql<{ n: number }>`select count(*)::int as n from ensaio_comitente where ${deQual}`.execute(
    tx,
  )
  return { total: n.rows[0]?.n ?? 0, linhas: rows }
}

/** Vehicles of the test data with one of these marks, by mark. */
export async function repetidosDoEnsaio(
  tx: Tx,
  q: { hotId: number; comId: number },
  referencia: string,
  chassi: string | null,
): Promise<{ uid: string; mesma: boolean } | null> {
  const { rows } = await sql<{
    uid: string
    mesma: boolean
  }>`select uid, coalesce(referencia = ${referencia}, false) as mesma
    from ensaio_comitente where hot_id = ${q.hotId} and com_id = ${q.comId} and tipo = 'veiculo'
      and (referencia = ${referencia} or dados->>'chassi' = ${chassi}) order by 2 desc limit 1`.execute(tx)
  return rows[0] ?? null
}

export async function guardarNoEnsaio(
  tx: Tx,
  q: { hotId: number; comId: number },
  referencia: string,
  dados: object,
): Promise<string> {
  const { rows } = await sql<{
    uid: string
  }>`insert into ensaio_comitente (hot_id, com_id, tipo, referencia, dados)
    values (${q.hotId}, ${q.comId}, 'veiculo', ${referencia}, ${JSON.stringify(dados)}::jsonb) returning uid`.execute(
    tx,
  )
  return rows[0]?.uid ?? ''
}

/** One row of the data to try with, locked; undefined: there is none. */
export async function travarNoEnsaio(
  tx: Tx,
  q: { hotId: number; comId: number; tipo: Tipo },
  uid: string,
): Promise<LinhaDeEnsaio | undefined> {
  const { rows } = await sql<LinhaDeEnsaio>`select uid, referencia, dados, criado_at from ensaio_comitente
    where hot_id = ${q.hotId} and com_id = ${q.comId} and tipo = ${q.tipo} and uid = ${uid} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function mudarNoEnsaio(
  tx: Tx,
  q: { hotId: number; comId: number },
  uid: string,
  mudar: object,
): Promise<void> {
  await sql`update ensaio_comitente set dados = dados || ${JSON.stringify(mudar)}::jsonb
    where hot_id = ${q.hotId} and com_id = ${q.comId} and uid = ${uid}`.execute(tx)
}
