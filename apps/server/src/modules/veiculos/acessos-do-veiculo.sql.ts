// Who opened a vehicle's file (one row for each person and day), and who may.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function anotarAcesso(tx: Tx, hotId: number, veiId: number, usuId: number): Promise<void> {
  await sql`insert into veiculo_acesso (hot_id, vei_id, usu_id, dia)
    values (${hotId}, ${veiId}, ${usuId}, (clock_timestamp() at time zone 'America/Sao_Paulo')::date)
    on conflict (vei_id, usu_id, dia) do update set vezes = veiculo_acesso.vezes + 1, ultimo_at = clock_timestamp()`.execute(
    tx,
  )
}

export interface Acesso {
  nome: string
  papeis: string[]
  dia: string
  vezes: number
  ultimoAt: Date
}
export async function lerAcessos(tx: Tx, hotId: number, veiId: number): Promise<Acesso[]> {
  const { rows } = await sql<Acesso>`
    select u.nome, u.papeis, a.dia::text as dia, a.vezes, a.ultimo_at from veiculo_acesso a join usuario u on u.id = a.usu_id
    where a.hot_id = ${hotId} and a.vei_id = ${veiId} order by a.ultimo_at desc limit 100`.execute(tx)
  return rows
}

export interface ComAcesso {
  nome: string
  email: string
  motivo: 'comitente' | 'patio'
}
/** People who see this vehicle because of its consignor or of its yard, beside those who see all. */
export async function quemVeOVeiculo(tx: Tx, hotId: number, veiId: number): Promise<ComAcesso[]> {
  const { rows } = await sql<ComAcesso>`
    select u.nome, u.email, x.motivo from (
      select c.usu_id, 'comitente' as motivo from usuario_comitente c join veiculo v on v.com_id = c.com_id
        where c.hot_id = ${hotId} and v.id = ${veiId} and v.hot_id = ${hotId}
      union all
      select p.usu_id, 'patio' from usuario_patio p join veiculo v on v.pat_id = p.pat_id
        where p.hot_id = ${hotId} and v.id = ${veiId} and v.hot_id = ${hotId}) x
      join usuario u on u.id = x.usu_id and u.ativo order by x.motivo, u.nome limit 200`.execute(tx)
  return rows
}
