// What came from another device, or too late: one copy per device, kept beside the inspection.
import type { Respostas } from '@martelo/domain/vistorias/respostas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export type MotivoDaCopia = 'OUTRO_APARELHO' | 'Realizada' | 'Cancelada'

export interface CopiaDaVistoria {
  id: number
  uid: string
  vistoriador: string
  aparelhoNome: string | null
  relogioSegundos: number
  respostas: Respostas
  motivo: MotivoDaCopia
  recebidaEm: Date
  atualizadaEm: Date
  vistaEm: Date | null
  vistaPor: string | null
}

export const copiasDa = async (tx: Tx, hotId: number, visId: number): Promise<CopiaDaVistoria[]> =>
  (
    await sql<CopiaDaVistoria>`select id, uid, vistoriador, aparelho_nome, relogio_segundos, respostas, motivo, recebida_em,
      atualizada_em, vista_em, vista_por from vistoria_copia where hot_id = ${hotId} and vis_id = ${visId} order by id`.execute(
      tx,
    )
  ).rows

/** This device's copy, made where there is none; with the inspection locked. */
export async function copiaDoAparelho(
  tx: Tx,
  c: {
    readonly hotId: number
    readonly visId: number
    readonly patId: number | null
    readonly vistoriadorId: number | null
    readonly vistoriador: string
    readonly aparelho: string
    readonly aparelhoNome: string | null
    readonly relogioSegundos: number
    readonly aparelhoInicio: Date | null
    readonly motivo: MotivoDaCopia
  },
): Promise<{ id: number; uid: string; respostas: Respostas }> {
  await tx
    .insertInto('vistoriaCopia')
    .values(c)
    .onConflict((o) => o.doNothing())
    .execute()
  const r = await sql<{
    id: number
    uid: string
    respostas: Respostas
  }>`select id, uid, respostas from vistoria_copia
    where hot_id = ${c.hotId} and vis_id = ${c.visId} and aparelho = ${c.aparelho}`.execute(tx)
  return r.rows[0] as { id: number; uid: string; respostas: Respostas }
}

/** What is new in a copy is to be looked at again. */
export async function gravarNaCopia(
  tx: Tx,
  hotId: number,
  id: number,
  respostas: Respostas,
  relogioSegundos: number,
): Promise<void> {
  await sql`update vistoria_copia set respostas = ${JSON.stringify(respostas)}::jsonb, relogio_segundos = ${relogioSegundos},
    atualizada_em = clock_timestamp(), vista_em = null, vista_por = null
    where hot_id = ${hotId} and id = ${id}`.execute(tx)
}

/** False: there is no such copy. */
export async function marcarConferida(tx: Tx, hotId: number, uid: string, por: string): Promise<boolean> {
  const r = await sql`update vistoria_copia set vista_em = clock_timestamp(), vista_por = ${por}
    where hot_id = ${hotId} and uid = ${uid} returning 1`.execute(tx)
  return r.rows.length > 0
}

/** The inspection that a copy stands beside. */
export async function vistoriaDaCopia(tx: Tx, hotId: number, uid: string): Promise<string | undefined> {
  const r = await sql<{
    uid: string
  }>`select v.uid from vistoria_copia c join vistoria v on v.id = c.vis_id and v.hot_id = c.hot_id
    where c.hot_id = ${hotId} and c.uid = ${uid}`.execute(tx)
  return r.rows[0]?.uid
}

/** Whether it is a copy of this inspection. */
export async function ehCopiaDa(tx: Tx, hotId: number, visId: number, uid: string): Promise<boolean> {
  const r =
    await sql`select 1 from vistoria_copia where hot_id = ${hotId} and vis_id = ${visId} and uid = ${uid}`.execute(
      tx,
    )
  return r.rows.length > 0
}
