// Accounts as other modules make and change them: with a client, with a new house, and when a person is forgotten.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { tirarChaves } from './chaves.sql.ts'

export async function criarConta(
  tx: Tx,
  u: {
    readonly hotId: number
    readonly nome: string
    readonly email: string
    readonly papeis: string[]
    readonly senhaHash?: string
    /** the account of another house that it belongs to, and ends with */
    readonly plataformaDe?: number
  },
): Promise<{ id: number; uid: string }> {
  return tx.insertInto('usuario').values(u).returning(['id', 'uid']).executeTakeFirstOrThrow()
}

/** The address to sign in with. */
export async function mudarEmailDaConta(
  tx: Tx,
  { hotId, usuId, email, quando }: { hotId: number; usuId: number; email: string; quando: Date },
): Promise<void> {
  await tx
    .updateTable('usuario')
    .set({ email, versao: sql<number>`versao + 1`, updatedAt: quando })
    .where('hotId', '=', hotId)
    .where('id', '=', usuId)
    .execute()
}

/** The account of a person who asked to be forgotten: nothing of him, and no way in. */
export async function esvaziarConta(
  tx: Tx,
  { hotId, usuId, nome, email }: { hotId: number; usuId: number; nome: string; email: string },
): Promise<void> {
  await sql`update usuario set nome = ${nome}, email = ${email}, nome_usuario = null, senha_hash = null, ativo = false,
      motivo_bloqueio = 'Conta excluída a pedido do titular', versao = versao + 1 where id = ${usuId} and hot_id = ${hotId}`.execute(
    tx,
  )
  await tirarChaves(tx, hotId, usuId)
}

/** It enters no more, and says why; its sessions end with it. */
export async function fecharConta(tx: Tx, hotId: number, usuId: number, motivo: string): Promise<void> {
  await sql`update usuario set ativo = false, motivo_bloqueio = ${motivo}, versao = versao + 1 where id = ${usuId} and hot_id = ${hotId}`.execute(
    tx,
  )
}

/** Of all hotsites, by id. */
export async function renomearContas(tx: Tx, usuIds: readonly number[], nome: string): Promise<void> {
  if (usuIds.length > 0)
    await sql`update usuario set nome = ${nome} where id = any(${[...usuIds]}::int[])`.execute(tx)
}

/** The administrator of an installation's first house administers the platform too. */
export async function porPlataformaSeForAPrimeira(
  tx: Tx,
  { hotId, usuId }: { hotId: number; usuId: number },
): Promise<void> {
  await sql`update usuario u set plataforma = true where u.id = ${usuId} and u.hot_id = ${hotId}
    and not exists (select from hotsite h where h.id <> ${hotId})`.execute(tx)
}

/** Whether an account administers every house of the platform. */
export async function porPlataforma(
  tx: Tx,
  { hotId, usuId, plataforma }: { hotId: number; usuId: number; plataforma: boolean },
): Promise<void> {
  await sql`update usuario set plataforma = ${plataforma}, versao = versao + 1 where id = ${usuId} and hot_id = ${hotId}`.execute(
    tx,
  )
}

/** The account of an administrator of the platform in another house, which ended with an earlier right. */
export async function reabrirContaDaPlataforma(tx: Tx, hotId: number, usuId: number): Promise<void> {
  await sql`update usuario set ativo = true, motivo_bloqueio = null, papeis = '{ADM}', versao = versao + 1
    where hot_id = ${hotId} and id = ${usuId} and not (ativo and papeis = '{ADM}')`.execute(tx)
}
