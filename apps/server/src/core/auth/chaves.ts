// Signing keys shared by all processes: made once in the database, read at start.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { BancoDeDados } from '../database/database.ts'

/** The 32-byte key of that name, made on first use by whichever process comes first. */
export async function chaveDoSistema(banco: BancoDeDados, nome: string): Promise<Buffer> {
  await sql`insert into chave_do_sistema (nome, valor) values (${nome}, ${randomBytes(32)}) on conflict do nothing`.execute(
    banco.sistema,
  )
  const r = await sql<{ valor: Buffer }>`select valor from chave_do_sistema where nome = ${nome}`.execute(
    banco.sistema,
  )
  const linha = r.rows[0]
  if (!linha) throw new Error(`system key ${nome} is missing`)
  return linha.valor
}
