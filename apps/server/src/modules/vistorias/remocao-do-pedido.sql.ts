// The removal that an inspection is asked for, with its driver when he has a login.
import { remocaoViva, SITUACOES_DE_REMOCAO } from '@martelo/domain/remocoes/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

const VIVAS = SITUACOES_DE_REMOCAO.filter(remocaoViva)

interface RemocaoDoPedido {
  readonly id: number
  readonly motorista: { readonly usuId: number; readonly nome: string } | null
}

/** Undefined: none of this vehicle that is under way. */
export async function remocaoDoPedido(
  tx: Tx,
  hotId: number,
  uid: string,
  veiId: number,
): Promise<RemocaoDoPedido | undefined> {
  const { rows } = await sql<{ id: number; usuId: number | null; nome: string | null }>`
    select r.id, m.usu_id, m.nome from remocao r left join motorista m on m.id = r.mot_id and m.hot_id = r.hot_id
    where r.hot_id = ${hotId} and r.uid = ${uid} and r.vei_id = ${veiId} and r.situacao = any(${VIVAS}::text[])`.execute(
    tx,
  )
  const [r] = rows
  if (r === undefined) return undefined
  const { id, usuId, nome } = r
  return { id, motorista: usuId === null ? null : { usuId, nome: nome ?? '' } }
}
