// Saved searches and the lots that each has met. Every statement names the hotsite; the jobs see all of them.
import type { Filtro } from '@martelo/contracts/lotes/busca.schemas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'

interface Linha {
  uid: string
  nome: string
  endereco: string
  frequencia: 'na-hora' | 'diaria'
  porEmail: boolean
  createdAt: Date
  achados: number
}

/** All of a client's, or the one of this uid. */
export async function lerBuscas(tx: Tx, hotId: number, cliId: number, uid: string | null = null) {
  const { rows } = await sql<Linha>`
    select b.uid, b.nome, b.endereco, b.frequencia, b.por_email, b.created_at,
      (select count(*)::int from busca_salva_lote x where x.bsa_id = b.id and x.achado_at > b.created_at) as achados
    from busca_salva b
    where b.hot_id = ${hotId} and b.cli_id = ${cliId} and (${uid}::uuid is null or b.uid = ${uid}::uuid)
    order by b.id desc`.execute(tx)
  return rows.map((r) => ({ ...r, createdAt: iso(r.createdAt) }))
}

export interface BuscaPorProcurar {
  readonly id: number
  readonly uid: string
  readonly hotId: number
  /** null: it belongs to no account, but to `email` alone */
  readonly cliId: number | null
  readonly email: string | null
  readonly nome: string
  readonly endereco: string
  readonly origem: string
  readonly filtros: readonly Filtro[]
  readonly frequencia: 'na-hora' | 'diaria'
  readonly porEmail: boolean
}

/**
 * Searches of clients who may still sign in, and confirmed ones of e-mails, in pages by id. Who was blocked gets no letter
 * about what he may not buy.
 */
export async function buscasPorProcurar(
  tx: Tx,
  depoisDe: number,
  limite: number,
): Promise<BuscaPorProcurar[]> {
  const { rows } = await sql<BuscaPorProcurar>`
    select b.id, b.uid, b.hot_id, b.cli_id, b.email, b.nome, b.endereco, b.origem, b.filtros, b.frequencia, b.por_email
    from busca_salva b left join cliente c on c.id = b.cli_id left join usuario u on u.id = c.usu_id
    where b.id > ${depoisDe} and case when b.cli_id is null then b.vence_at > clock_timestamp() else c.situacao = 'Ativo' and u.ativo end
    order by b.id limit ${limite}`.execute(tx)
  return rows
}

/** Undefined: there is no such search. */
export async function filtrosDaBusca(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<readonly Filtro[] | undefined> {
  const { rows } = await sql<{ filtros: readonly Filtro[] }>`
    select filtros from busca_salva where hot_id = ${hotId} and uid = ${uid}::uuid`.execute(tx)
  return rows[0]?.filtros
}

/** Takes the search's row, so that of two processes one works on it; false: it is gone or taken. */
export async function travarBusca(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from busca_salva where id = ${id} for update skip locked`.execute(tx)
  return rows.length === 1
}

/** Notes lots as met; answers those that were not before. `jaAvisados`: they are no news. */
export async function anotarLotes(
  tx: Tx,
  b: { id: number; hotId: number },
  lelIds: readonly number[],
  jaAvisados: boolean,
): Promise<number[]> {
  if (lelIds.length === 0) return []
  const { rows } = await sql<{ lelId: number }>`
    insert into busca_salva_lote (bsa_id, lel_id, hot_id, avisado_at, achado_at)
    select ${b.id}, l.id, ${b.hotId}, case when ${jaAvisados} then now() end, case when ${jaAvisados} then now() else clock_timestamp() end
    from lote l where l.hot_id = ${b.hotId} and l.id = any(${[...lelIds]}::int[])
      and not exists (select from busca_salva_lote x where x.bsa_id = ${b.id} and x.lel_id = l.id)
    on conflict do nothing returning lel_id`.execute(tx)
  return rows.map((r) => r.lelId)
}

/** Lots that were met and not told yet, marked as told now: the newest first. */
export async function tomarPorAvisar(tx: Tx, bsaId: number): Promise<number[]> {
  const { rows } = await sql<{ lelId: number }>`
    with tomados as (update busca_salva_lote set avisado_at = clock_timestamp() where bsa_id = ${bsaId} and avisado_at is null returning lel_id)
    select lel_id from tomados order by lel_id desc`.execute(tx)
  return rows.map((r) => r.lelId)
}

/** Of a person who asks to be forgotten, by account and by e-mail alone, and with them the lots that each has met. */
export async function esquecerBuscas(
  tx: Tx,
  hotId: number,
  cliId: number,
  email: string | null,
): Promise<void> {
  await sql`delete from busca_salva where hot_id = ${hotId} and (cli_id = ${cliId} or email = lower(${email}))`.execute(
    tx,
  )
}
