// What clients agreed to. A version that is in force is accepted once; who agreed before versions were kept counts by the
// day of his sign-up.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface TermoEmVigor {
  id: number
  uid: string
  documento: string
  numero: string
  vigenteDesde: string
  texto: string
}

export async function termosAAceitar(tx: Tx, hotId: number, cliId: number): Promise<TermoEmVigor[]> {
  const r = await sql<TermoEmVigor>`
    select v.id, v.uid, v.documento, v.numero, v.vigente_desde::text, v.texto
    from (select distinct on (x.documento) x.* from versao_de_termo x where x.hot_id = ${hotId}
      and x.vigente_desde <= (clock_timestamp() at time zone 'America/Sao_Paulo')::date
      order by x.documento, x.vigente_desde desc, x.id desc) v
    join cliente c on c.id = ${cliId} and c.hot_id = v.hot_id
    where not exists (select from aceite_de_termo a where a.cli_id = c.id and a.ver_id = v.id)
      and coalesce((c.aceite_termos_at at time zone 'America/Sao_Paulo')::date < v.vigente_desde, true)
    order by v.documento`.execute(tx)
  return r.rows
}

/** Of those in force, all or the named ones; twice is once. Answers how many were new. */
export async function registrarAceites(
  tx: Tx,
  a: {
    readonly hotId: number
    readonly cliId: number
    readonly ip: string | null
    readonly quando: Date
    readonly versoes?: readonly string[]
  },
): Promise<number> {
  const versoes = a.versoes === undefined ? null : [...a.versoes]
  const r = await sql<{ id: number }>`
    insert into aceite_de_termo (hot_id, cli_id, ver_id, aceito_at, ip)
    select v.hot_id, ${a.cliId}, v.id, ${a.quando}, ${a.ip}
    from (select distinct on (x.documento) x.* from versao_de_termo x where x.hot_id = ${a.hotId}
      and x.vigente_desde <= (clock_timestamp() at time zone 'America/Sao_Paulo')::date
      order by x.documento, x.vigente_desde desc, x.id desc) v
    where ${versoes}::uuid[] is null or v.uid = any(${versoes}::uuid[])
    on conflict (cli_id, ver_id) do nothing returning id`.execute(tx)
  return r.rows.length
}
