// Clients as rows. Every statement names its hotsite.
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { criarConta } from '../usuarios/door.ts'
import type { Cliente, ClienteDocumento } from '../../core/database/schema.gen.ts'

export type LinhaCliente = Selectable<Cliente>

export async function clientePorId(tx: Tx, hotId: number, cliId: number): Promise<LinhaCliente> {
  return tx
    .selectFrom('cliente')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('id', '=', cliId)
    .executeTakeFirstOrThrow()
}

export async function travarCliente(tx: Tx, hotId: number, cliId: number): Promise<LinhaCliente> {
  return tx
    .selectFrom('cliente')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('id', '=', cliId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Registrations that were joined to this one, locked. */
export function travarUnidos(tx: Tx, hotId: number, cliId: number): Promise<LinhaCliente[]> {
  return tx
    .selectFrom('cliente')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('unidoA', '=', cliId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function criarUsuarioECliente(
  tx: Tx,
  u: { hotId: number; nome: string; email: string; senhaHash: string },
  c: Omit<Insertable<Cliente>, 'usuId' | 'hotId' | 'email'>,
): Promise<{ usuId: number; usuUid: string; cliId: number; cliUid: string }> {
  const usuario = await criarConta(tx, { ...u, papeis: ['Clientes'] })
  const cliente = await tx
    .insertInto('cliente')
    .values({ ...c, hotId: u.hotId, usuId: usuario.id, email: u.email })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  return { usuId: usuario.id, usuUid: usuario.uid, cliId: cliente.id, cliUid: cliente.uid }
}

export async function documentosDoCliente(
  tx: Tx,
  hotId: number,
  cliId: number,
): Promise<Selectable<ClienteDocumento>[]> {
  return tx
    .selectFrom('clienteDocumento')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('cliId', '=', cliId)
    .where('socId', 'is', null)
    .where('situacao', '!=', 'Substituído')
    .orderBy('enviadoAt', 'desc')
    .execute()
}

/** A newly sent document takes the place of the same kind sent before. */
export async function guardarDocumento(tx: Tx, d: Insertable<ClienteDocumento>): Promise<string> {
  await tx
    .updateTable('clienteDocumento')
    .set({ situacao: 'Substituído' })
    .where('hotId', '=', d.hotId)
    .where('cliId', '=', d.cliId)
    .where('socId', 'is', null)
    .where('tipo', '=', d.tipo)
    .where('situacao', '!=', 'Substituído')
    .execute()
  return (await tx.insertInto('clienteDocumento').values(d).returning('uid').executeTakeFirstOrThrow()).uid
}

export async function enderecoDoCliente(tx: Tx, hotId: number, cliId: number) {
  const e = await tx
    .selectFrom('endereco')
    .selectAll()
    .where('hotId', '=', hotId)
    .where('cliId', '=', cliId)
    .executeTakeFirst()
  if (e === undefined) return undefined
  const { hotId: _h, cliId: _c, ...dele } = e
  return dele
}

/** The invitation, when a person of this hotsite gave it; null otherwise. */
export async function conviteDeAlguem(
  tx: Tx,
  hotId: number,
  hash: string | undefined,
): Promise<string | null> {
  if (!hash) return null
  const r = await sql<{ hash: string }>`
    select convite_hash as hash from cliente where hot_id = ${hotId} and convite_hash = ${hash}
    union all select convite_hash from usuario where hot_id = ${hotId} and convite_hash = ${hash} limit 1`.execute(
    tx,
  )
  return r.rows[0]?.hash ?? null
}
