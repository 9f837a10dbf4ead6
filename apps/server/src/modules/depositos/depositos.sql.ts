// Deposits as rows. Every statement names its hotsite.
import type { SituacaoDeDeposito } from '@martelo/domain/depositos/deposito-de-bens.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDeDeposito {
  id: number
  uid: string
  situacao: SituacaoDeDeposito
  entrada: string
  diaria: number
  diasLivres: number
  liberadoEm: string | null
  liberadoPara: string | null
  liberadoDocumento: string | null
  liberadoMotivo: string | null
  valorFinal: number | null
  versao: number
}
export async function lerDeposito(tx: Tx, hotId: number, uid: string): Promise<LinhaDeDeposito | undefined> {
  const { rows } = await sql<LinhaDeDeposito>`
    select id, uid, situacao, entrada::text as entrada, diaria, dias_livres, liberado_em::text as liberado_em, liberado_para, liberado_documento,
      liberado_motivo, valor_final, versao from deposito_bens where hot_id = ${hotId} and uid = ${uid}`.execute(
    tx,
  )
  return rows[0]
}
/** The same with its row locked. */
export async function travarDeposito(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<LinhaDeDeposito | undefined> {
  await sql`select 1 from deposito_bens where hot_id = ${hotId} and uid = ${uid} for update`.execute(tx)
  return lerDeposito(tx, hotId, uid)
}

export interface LinhaDeBem {
  descricao: string
  quantidade: number
  identificacao: string | null
  estado: string | null
}
export async function bensDo(tx: Tx, hotId: number, depId: number): Promise<LinhaDeBem[]> {
  const { rows } = await sql<LinhaDeBem>`
    select descricao, quantidade, identificacao, estado from deposito_item where hot_id = ${hotId} and dep_id = ${depId} order by ordem`.execute(
    tx,
  )
  return rows
}
