// Maintenance as rows; what every request asks stands on the hotsite's own row.
import { sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'

export interface LinhaDeManutencao {
  id: number
  uid: string
  mensagem: string
  situacao: 'anunciada' | 'fechada' | 'encerrada' | 'cancelada'
  fechaAt: Date
  reabreAt: Date | null
  fechadaAt: Date | null
  encerradaAt: Date | null
  leiloes: number[]
  por: string | null
  /** of the platform's act that announced it in several houses */
  ato: string | null
}

export async function lerManutencoes(tx: Tx, hotId: number): Promise<LinhaDeManutencao[]> {
  const r =
    await sql<LinhaDeManutencao>`select m.id, m.uid, m.mensagem, m.situacao, m.fecha_at, m.reabre_at, m.fechada_at, m.encerrada_at,
      m.leiloes, u.nome as por, m.ato from manutencao m left join usuario u on u.id = m.created_by
    where m.hot_id = ${hotId} order by m.id desc limit 50`.execute(tx)
  return r.rows
}

export async function inserirManutencao(
  tx: Tx,
  m: {
    readonly hotId: number
    readonly mensagem: string
    readonly fechaAt: Date
    readonly reabreAt: Date | null
    readonly createdBy: number | null
    readonly ato: string | null
  },
): Promise<string> {
  return (await tx.insertInto('manutencao').values(m).returning('uid').executeTakeFirstOrThrow()).uid
}

/** The one that stands, locked. */
export async function travarManutencao(tx: Tx, hotId: number): Promise<LinhaDeManutencao | undefined> {
  const r =
    await sql<LinhaDeManutencao>`select id, uid, mensagem, situacao, fecha_at, reabre_at, fechada_at, encerrada_at, leiloes, null::text as por, ato
    from manutencao where hot_id = ${hotId} and situacao in ('anunciada', 'fechada') for update`.execute(tx)
  return r.rows[0]
}

export async function fecharManutencao(tx: Tx, id: number, leiloes: readonly number[]): Promise<void> {
  await sql`update manutencao set situacao = 'fechada', fechada_at = clock_timestamp(), leiloes = ${[...leiloes]}::int[] where id = ${id}`.execute(
    tx,
  )
}

export async function encerrarLinha(tx: Tx, id: number, situacao: 'encerrada' | 'cancelada'): Promise<void> {
  await sql`update manutencao set situacao = ${situacao}, encerrada_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  )
}

/** Houses whose time has come. */
export async function casasAFechar(banco: Banco): Promise<number[]> {
  const r = await sql<{
    hotId: number
  }>`select hot_id from manutencao where situacao = 'anunciada' and fecha_at <= clock_timestamp()`.execute(
    banco,
  )
  return r.rows.map((x) => x.hotId)
}

export interface ForaDeHora {
  hotId: number
  uid: string
  reabreAt: Date
}

/** Closed longer than they said, since less than a day: what was told then is not asked about for ever. */
export async function casasForaDeHora(banco: Banco): Promise<ForaDeHora[]> {
  const r = await sql<ForaDeHora>`select m.hot_id, m.uid, m.reabre_at from manutencao m
    where m.situacao = 'fechada' and m.reabre_at <= clock_timestamp()
      and m.reabre_at > clock_timestamp() - interval '1 day' order by m.hot_id`.execute(banco)
  return r.rows
}

/** Houses in which this act still stands, the oldest first. */
export async function casasDoAto(banco: Banco, ato: string): Promise<number[]> {
  const r = await sql<{
    hotId: number
  }>`select hot_id from manutencao where ato = ${ato} and situacao in ('anunciada', 'fechada') order by hot_id`.execute(
    banco,
  )
  return r.rows.map((x) => x.hotId)
}

export interface AtoDePe {
  ato: string
  mensagem: string
  fechaAt: Date
  reabreAt: Date | null
  casas: string[]
  fechadas: number
  nesta: boolean
}

/** Acts of the platform that still stand somewhere; `hotId`: the house in which this is asked. */
export async function lerAtos(banco: Banco, hotId: number): Promise<AtoDePe[]> {
  const r =
    await sql<AtoDePe>`select m.ato, m.mensagem, m.fecha_at, m.reabre_at, array_agg(h.nome order by h.nome) as casas,
      count(*) filter (where m.situacao = 'fechada')::int as fechadas, bool_or(m.hot_id = ${hotId}) as nesta
    from manutencao m join hotsite h on h.id = m.hot_id
    where m.ato is not null and m.situacao in ('anunciada', 'fechada')
    group by m.ato, m.mensagem, m.fecha_at, m.reabre_at order by m.fecha_at`.execute(banco)
  return r.rows
}
