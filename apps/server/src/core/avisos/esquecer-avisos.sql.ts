// All that a person who asks to be forgotten was told, where, and how he wanted to be told.
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { esquecerCartas } from '../mail/correio.ts'

export async function esquecerAvisos(
  tx: Tx,
  {
    hotId,
    cliId,
    usuId,
    email,
  }: {
    readonly hotId: number
    readonly cliId: number
    readonly usuId: number
    readonly email: string | null
  },
): Promise<void> {
  await sql`delete from inscricao_push where cli_id = ${cliId} and hot_id = ${hotId}`.execute(tx)
  await sql`delete from preferencia_de_canal where usu_id = ${usuId} and hot_id = ${hotId}`.execute(tx)
  await sql`delete from sossego where usu_id = ${usuId} and hot_id = ${hotId}`.execute(tx)
  await sql`delete from aviso where hot_id = ${hotId} and (cli_id = ${cliId} or usu_id = ${usuId} or destinatario = 'd:' || lower(${email}))`.execute(
    tx,
  )
  await esquecerCartas(tx, hotId, email)
}
