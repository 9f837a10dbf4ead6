// The open logins of a user and his last entries. A login is a family of refresh tokens; its newest one tells how it stands.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface SessaoAbertaDoUsuario {
  familia: string
  ip: string | null
  agente: string | null
  abertaAt: Date
  renovadaAt: Date
  expiraAt: Date
  manterLogado: boolean
  /** who acts in this account by it */
  por: string | null
  /** the account of another person in which he acts by it */
  em: string | null
}

export async function sessoesAbertas(tx: Tx, hotId: number, usuId: number): Promise<SessaoAbertaDoUsuario[]> {
  const r = await sql<SessaoAbertaDoUsuario>`
    select distinct on (s.familia) s.familia, s.ip, s.agente, s.criada_at as renovada_at, s.expira_at, s.manter_logado,
      case when s.usu_id = ${usuId} then (select q.nome from usuario q where q.id = s.por_usu_id and q.hot_id = s.hot_id) end as por,
      case when s.usu_id <> ${usuId} then (select q.nome from usuario q where q.id = s.usu_id and q.hot_id = s.hot_id) end as em,
      (select min(p.criada_at) from sessao p where p.familia = s.familia) as aberta_at
    from sessao s where s.hot_id = ${hotId} and (s.usu_id = ${usuId} or s.por_usu_id = ${usuId}) and s.revogada_at is null and s.expira_at > clock_timestamp()
    order by s.familia, s.criada_at desc limit 100`.execute(tx)
  return r.rows.toSorted((a, b) => b.renovadaAt.getTime() - a.renovadaAt.getTime())
}

export interface Entrada {
  quando: Date
  forma: string
  resultado: string
  ip: string | null
  agente: string | null
}

export async function ultimasEntradas(
  tx: Tx,
  hotId: number,
  usuId: number,
  quantas: number,
): Promise<Entrada[]> {
  const r = await sql<Entrada>`select quando, forma, resultado, ip, agente from historico_login
    where hot_id = ${hotId} and usu_id = ${usuId} order by quando desc, id desc limit ${quantas}`.execute(tx)
  return r.rows
}

/** Ends one family of this user, his own or in another's account, or all but `menos`; answers how many logins ended. */
export async function encerrarFamilias(
  tx: Tx,
  hotId: number,
  usuId: number,
  quais: { readonly familia: string } | { readonly menos: string | null },
): Promise<number> {
  const onde =
    'familia' in quais
      ? sql`familia = ${quais.familia}::uuid`
      : sql`familia is distinct from ${quais.menos}::uuid`
  const r = await sql<{ n: number }>`with fim as (
      update sessao set revogada_at = clock_timestamp() where hot_id = ${hotId} and (usu_id = ${usuId} or por_usu_id = ${usuId})
      and revogada_at is null and ${onde} returning familia)
    select count(distinct familia)::int as n from fim`.execute(tx)
  return r.rows[0]?.n ?? 0
}

/** Networks that the house named in the rules of its accounts. */
export async function redesDaCasa(tx: Tx, hotId: number): Promise<string[]> {
  const r = await sql<{
    rede: string
  }>`select distinct rede from usuario u, unnest(u.regra_redes) rede where u.hot_id = ${hotId}`.execute(tx)
  return r.rows.map((x) => x.rede)
}
