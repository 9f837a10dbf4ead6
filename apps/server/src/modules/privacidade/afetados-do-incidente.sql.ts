// Whom a data incident affects, as rows, and the records whose days run.
import { sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'

export interface IncidenteDeDados {
  id: number
  uid: string
  titulo: string
  situacao: string
  conhecidoAt: Date
  pequenoPorte: boolean
  comunicarAte: string | null
  comunicadoAnpdAt: Date | null
  comunicadoTitularesAt: Date | null
  mensagem: string | null
  porAvisar: number
}

/** Locked: the list and the letters of one record come one after the other. */
export async function travarIncidente(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<IncidenteDeDados | undefined> {
  const r =
    await sql<IncidenteDeDados>`select id, uid, titulo, situacao, conhecido_at, pequeno_porte, comunicar_ate::text as comunicar_ate,
      comunicado_anpd_at, comunicado_titulares_at, mensagem_titulares as mensagem,
      (select count(*)::int from incidente_de_dados_afetado a where a.ind_id = i.id and a.avisado_at is null) as por_avisar
    from incidente_de_dados i where hot_id = ${hotId} and uid = ${uid} for update`.execute(tx)
  return r.rows[0]
}

export interface LinhaDoAfetado {
  id: number
  uid: string
  nome: string
  email: string
  avisadoAt: Date | null
}
const MOSTRADOS = 200

export async function lerAfetados(tx: Tx, hotId: number, uid: string) {
  const i = await sql<{ id: number; mensagem: string | null; total: number; avisados: number }>`
    select i.id, i.mensagem_titulares as mensagem, count(a.cli_id)::int as total, count(a.avisado_at)::int as avisados
    from incidente_de_dados i left join incidente_de_dados_afetado a on a.ind_id = i.id
    where i.hot_id = ${hotId} and i.uid = ${uid} group by i.id`.execute(tx)
  const dele = i.rows[0]
  if (dele === undefined) return null
  const r =
    await sql<LinhaDoAfetado>`select c.id, c.uid, coalesce(c.razao_social, c.nome) as nome, c.email, a.avisado_at
    from incidente_de_dados_afetado a join cliente c on c.id = a.cli_id
    where a.hot_id = ${hotId} and a.ind_id = ${dele.id} order by a.avisado_at nulls first, c.id limit ${MOSTRADOS}`.execute(
      tx,
    )
  const { total, avisados, mensagem } = dele
  return { total, avisados, mensagem, pessoas: r.rows }
}

/** Clients by address or document; a closed registration is the one that it was joined to. Answers what was found, and how many are new. */
export async function incluirPorNome(
  tx: Tx,
  hotId: number,
  indId: number,
  nomes: readonly string[],
): Promise<{ entraram: number; achados: Set<string> }> {
  const r = await sql<{ nome: string; cliId: number }>`select q.nome, coalesce(c.unido_a, c.id) as cli_id
    from unnest(${[...nomes]}::text[]) q(nome) join cliente c on c.hot_id = ${hotId} and c.excluido_at is null
      and (lower(c.email) = q.nome or c.cpf = q.nome or c.cnpj = q.nome)`.execute(tx)
  const n = await sql`insert into incidente_de_dados_afetado (hot_id, ind_id, cli_id)
    select distinct ${hotId}::int, ${indId}::int, id from unnest(${r.rows.map((x) => x.cliId)}::int[]) u(id) on conflict do nothing`.execute(
    tx,
  )
  return { entraram: Number(n.numAffectedRows ?? 0), achados: new Set(r.rows.map((x) => x.nome)) }
}

export async function incluirTodos(tx: Tx, hotId: number, indId: number): Promise<number> {
  const n = await sql`insert into incidente_de_dados_afetado (hot_id, ind_id, cli_id)
    select hot_id, ${indId}::int, id from cliente where hot_id = ${hotId} and excluido_at is null and unido_a is null on conflict do nothing`.execute(
    tx,
  )
  return Number(n.numAffectedRows ?? 0)
}

/** At least as many people as the list has. */
export async function contarTitulares(tx: Tx, hotId: number, indId: number): Promise<void> {
  await sql`update incidente_de_dados set versao = versao + 1, titulares_afetados = (select count(*) from incidente_de_dados_afetado where ind_id = ${indId})
    where hot_id = ${hotId} and id = ${indId}
      and titulares_afetados < (select count(*) from incidente_de_dados_afetado where ind_id = ${indId})`.execute(
    tx,
  )
}

/** Null: not on the list; false: he was told, and stays. */
export async function retirar(tx: Tx, hotId: number, indId: number, cliUid: string): Promise<boolean | null> {
  const r = await sql<{
    avisado: boolean
  }>`select a.avisado_at is not null as avisado from incidente_de_dados_afetado a
    join cliente c on c.id = a.cli_id where a.hot_id = ${hotId} and a.ind_id = ${indId} and c.uid = ${cliUid}`.execute(
    tx,
  )
  const [dele] = r.rows
  if (dele === undefined) return null
  if (dele.avisado) return false
  await sql`delete from incidente_de_dados_afetado a using cliente c
    where a.hot_id = ${hotId} and a.ind_id = ${indId} and c.id = a.cli_id and c.uid = ${cliUid} and a.avisado_at is null`.execute(
    tx,
  )
  return true
}

export async function guardarMensagem(tx: Tx, hotId: number, id: number, mensagem: string): Promise<void> {
  await sql`update incidente_de_dados set mensagem_titulares = ${mensagem}, versao = versao + 1 where hot_id = ${hotId} and id = ${id}`.execute(
    tx,
  )
}

/** Takes some who were not told yet, and marks them: the letters are written in this transaction. */
export async function tomarAfetados(
  tx: Tx,
  hotId: number,
  indId: number,
  quantos: number,
): Promise<number[]> {
  const r = await sql<{
    cliId: number
  }>`update incidente_de_dados_afetado a set avisado_at = clock_timestamp()
    where a.hot_id = ${hotId} and a.ind_id = ${indId} and a.cli_id in (select cli_id from incidente_de_dados_afetado
      where ind_id = ${indId} and avisado_at is null order by cli_id limit ${quantos}) returning a.cli_id`.execute(
    tx,
  )
  return r.rows.map((x) => x.cliId)
}

export async function marcarTitularesAvisados(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`update incidente_de_dados set comunicado_titulares_at = coalesce(comunicado_titulares_at, clock_timestamp()), versao = versao + 1
    where hot_id = ${hotId} and id = ${id}`.execute(tx)
}

/** Not closed, and the ANPD or someone of the list was not told; who is added after the letters counts. */
export const A_COMUNICAR = sql`(incidente_de_dados.situacao <> 'encerrado' and (incidente_de_dados.comunicado_anpd_at is null
  or incidente_de_dados.comunicado_titulares_at is null
  or exists (select from incidente_de_dados_afetado f where f.ind_id = incidente_de_dados.id and f.avisado_at is null)))`

/** Of all houses: those that are not closed and have someone left to tell, or no last day yet. */
export async function incidentesALembrar(banco: Banco): Promise<{ hotId: number; uid: string }[]> {
  const r = await sql<{ hotId: number; uid: string }>`select hot_id, uid from incidente_de_dados
    where comunicar_ate is null or ${A_COMUNICAR}
    order by id`.execute(banco)
  return r.rows
}

export async function guardarPrazos(
  tx: Tx,
  hotId: number,
  id: number,
  p: { readonly comunicarAte: string; readonly completarAte: string | null },
): Promise<void> {
  await sql`update incidente_de_dados set comunicar_ate = ${p.comunicarAte}::date, completar_ate = ${p.completarAte}::date
    where hot_id = ${hotId} and id = ${id}`.execute(tx)
}

export async function encarregadoDaCasa(tx: Tx, hotId: number): Promise<string | null> {
  const r = await sql<{
    email: string | null
  }>`select coalesce(nullif(email_encarregado, ''), nullif(email_contato, '')) as email
    from hotsite where id = ${hotId}`.execute(tx)
  return r.rows[0]?.email ?? null
}
