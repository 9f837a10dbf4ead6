// The price-setting rows of lots as the room and the history show them.
import type { LanceDaEquipe, LancePublico } from '@martelo/contracts/lances/lances.events.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../core/database/schema.gen.ts'
import { apelidoPublico, seloDe } from './estado-publico.sql.ts'

export interface LanceDaSala {
  readonly lelId: number
  /** its row of the log */
  readonly seq: number
  readonly publico: LancePublico
  readonly equipe: LanceDaEquipe
  /** the client behind it; null for a nickname of the auctioneer */
  readonly cliUid: string | null
}

/** SQL of a bid's public number. `b` is lance, `l` lote. A dispute whose bids were released is counted by itself. */
const NUMERO = sql`case when b.situacao <> 'cancelado'
    then l.lance_quantidade - (select count(*) from lance x where x.lel_id = b.lel_id and x.seq > b.seq and x.tipo in ('Manual', 'Automático', 'Leiloeiro'))
    else (select count(*) from lance x where x.lel_id = b.lel_id and x.seq <= b.seq and x.tipo in ('Manual', 'Automático', 'Leiloeiro') and x.seq >
      coalesce((select max(seq) from lance z where z.lel_id = b.lel_id and z.seq < b.seq and z.tipo = 'Cancelamento'), 0)) end`

interface Linha {
  lelId: number
  lelUid: string
  seq: number
  /** which bid of its dispute: what everyone may know, where `seq` would tell that there are sealed rows */
  numero: number
  valor: number
  tipo: LanceDaEquipe['tipo']
  data: Date
  cliUid: string | null
  apeUid: string | null
  apelido: string
  cidade: string | null
  /** who gave it in the client's account */
  dadoPor: string | null
}

/**
 * Bids of several lots after a sequence number each, and the one before it (`anterior`), which may have been outbid
 * meanwhile. In the order of the log.
 */
export async function lerLancesApos(
  banco: Kysely<DB>,
  apos: readonly { readonly lelId: number; readonly seq: number }[],
): Promise<LanceDaSala[]> {
  if (apos.length === 0) return []
  const r = await sql<Linha>`
    select b.lel_id, l.uid as lel_uid, b.seq, (${NUMERO})::int as numero, b.valor, b.tipo, b.data, c.uid as cli_uid, p.uid as ape_uid,
      coalesce(c.apelido, p.apelido) as apelido,
      coalesce(e.cidade || '/' || e.estado_sigla, p.cidade || coalesce('/' || p.estado, '')) as cidade, q.nome as dado_por
    from unnest(${apos.map((a) => a.lelId)}::int[], ${apos.map((a) => a.seq)}::int[]) as k(lel_id, seq)
      join lote l on l.id = k.lel_id
      join lance b on b.lel_id = k.lel_id and b.tipo in ('Manual', 'Automático', 'Leiloeiro') and b.seq >=
        coalesce((select max(seq) from lance x where x.lel_id = k.lel_id and x.seq <= k.seq and x.tipo in ('Manual', 'Automático', 'Leiloeiro')), 0)
      left join cliente c on c.id = b.cli_id left join endereco e on e.cli_id = c.id
      left join apelido_leiloeiro p on p.id = b.ape_id left join usuario q on q.id = b.por_usu_id
    order by b.lel_id, b.seq`.execute(banco)
  return r.rows.map(montarLance)
}

/** The person behind a bid, as rooms show him. */
export interface Pessoa {
  readonly uid: string
  readonly apelido: string
  readonly cidade: string | null
}

type TipoDePessoa = 'cliente' | 'apelido' | 'usuario'

/** Clients, nicknames and users by id, in one statement; of a user `apelido` is the name. */
export async function lerPessoas(
  banco: Kysely<DB>,
  cliIds: readonly number[],
  apeIds: readonly number[],
  usuIds: readonly number[],
): Promise<(Pessoa & { readonly tipo: TipoDePessoa; readonly id: number })[]> {
  if (cliIds.length + apeIds.length + usuIds.length === 0) return []
  const r = await sql<Pessoa & { tipo: TipoDePessoa; id: number }>`
    select 'cliente' as tipo, c.id, c.uid, c.apelido, e.cidade || '/' || e.estado_sigla as cidade
      from cliente c left join endereco e on e.cli_id = c.id where c.id = any(${[...cliIds]}::int[])
    union all select 'apelido', p.id, p.uid, p.apelido, p.cidade || coalesce('/' || p.estado, '')
      from apelido_leiloeiro p where p.id = any(${[...apeIds]}::int[])
    union all select 'usuario', u.id, u.uid, u.nome, null from usuario u where u.id = any(${[...usuIds]}::int[])`.execute(
    banco,
  )
  return r.rows
}

export function montarLance(l: Linha): LanceDaSala {
  const publico: LancePublico = {
    seq: l.numero,
    valor: l.valor,
    apelido: apelidoPublico(l.apelido),
    cidade: l.cidade,
    selo: seloDe(l.lelUid, l.cliUid ?? l.apeUid ?? ''),
    data: l.data.toISOString(),
  }
  return {
    lelId: l.lelId,
    seq: l.seq,
    publico,
    equipe: { ...publico, tipo: l.tipo, apelidoCompleto: l.apelido, cliUid: l.cliUid, dadoPor: l.dadoPor },
    cliUid: l.cliUid,
  }
}

/** The newest bids of one lot, newest first. */
export async function lerUltimosLances(
  banco: Kysely<DB>,
  lelId: number,
  limite: number,
): Promise<LanceDaSala[]> {
  const r = await sql<Linha>`
    select b.lel_id, l.uid as lel_uid, b.seq, (l.lance_quantidade - row_number() over (order by b.seq desc) + 1)::int as numero,
      b.valor, b.tipo, b.data, c.uid as cli_uid, p.uid as ape_uid,
      coalesce(c.apelido, p.apelido) as apelido,
      coalesce(e.cidade || '/' || e.estado_sigla, p.cidade || coalesce('/' || p.estado, '')) as cidade, q.nome as dado_por
    from lance b join lote l on l.id = b.lel_id
      left join cliente c on c.id = b.cli_id left join endereco e on e.cli_id = c.id
      left join apelido_leiloeiro p on p.id = b.ape_id left join usuario q on q.id = b.por_usu_id
    where b.lel_id = ${lelId} and b.tipo in ('Manual', 'Automático', 'Leiloeiro') and b.situacao <> 'cancelado'
    order by b.seq desc limit ${limite}`.execute(banco)
  return r.rows.map(montarLance)
}
