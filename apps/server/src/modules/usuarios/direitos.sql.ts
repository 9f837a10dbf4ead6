// Permissions of one person beside his roles.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

interface DireitoEmVigor {
  permissao: string
  sentido: 'dar' | 'tirar'
  ate: Date | null
}

export async function direitosEmVigor(tx: Tx, hotId: number, usuId: number): Promise<DireitoEmVigor[]> {
  const r =
    await sql<DireitoEmVigor>`select permissao, sentido, ate from usuario_permissao where hot_id = ${hotId} and usu_id = ${usuId}
    and encerrada_at is null and (ate is null or ate > clock_timestamp()) order by id`.execute(tx)
  return r.rows
}

export interface LinhaDeDireito extends DireitoEmVigor {
  uid: string
  motivo: string
  por: string | null
  desde: Date
  emVigor: boolean
}

export async function direitosDaConta(tx: Tx, hotId: number, usuId: number): Promise<LinhaDeDireito[]> {
  const r =
    await sql<LinhaDeDireito>`select p.uid, p.permissao, p.sentido, p.ate, p.motivo, u.nome as por, p.created_at as desde,
      p.encerrada_at is null and (p.ate is null or p.ate > clock_timestamp()) as em_vigor
    from usuario_permissao p left join usuario u on u.id = p.created_by
    where p.hot_id = ${hotId} and p.usu_id = ${usuId} order by p.id desc limit 100`.execute(tx)
  return r.rows
}

export async function porDireito(
  tx: Tx,
  d: {
    readonly hotId: number
    readonly usuId: number
    readonly permissao: string
    readonly sentido: 'dar' | 'tirar'
    readonly motivo: string
    readonly ate: Date | null
    readonly createdBy: number
  },
): Promise<void> {
  await sql`update usuario_permissao set encerrada_at = clock_timestamp(), encerrada_by = ${d.createdBy}
    where hot_id = ${d.hotId} and usu_id = ${d.usuId} and permissao = ${d.permissao} and encerrada_at is null`.execute(
    tx,
  )
  await tx.insertInto('usuarioPermissao').values(d).execute()
}

export async function encerrarDireito(
  tx: Tx,
  hotId: number,
  usuId: number,
  uid: string,
  por: number,
): Promise<string | null> {
  const r = await sql<{
    permissao: string
  }>`update usuario_permissao set encerrada_at = clock_timestamp(), encerrada_by = ${por}
    where hot_id = ${hotId} and usu_id = ${usuId} and uid = ${uid} and encerrada_at is null returning permissao`.execute(
    tx,
  )
  return r.rows[0]?.permissao ?? null
}
