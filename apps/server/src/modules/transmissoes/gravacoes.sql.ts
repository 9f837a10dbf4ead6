// Recordings of an auction: files in the order in which they began, each chained to the one before, and at which
// millisecond of which file a row of a lot's log is.
import { sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'

export interface GravacaoLida {
  readonly uid: string
  readonly canalUid: string
  readonly nome: string
  readonly inicio: string
  readonly fim: string | null
  readonly bytes: number
  readonly sha256: string | null
  readonly conservar: boolean
  readonly apagada: boolean
}
const ULTIMAS = 200
/** Of a long dispute a single bid is asked for by its hash or number. */
const MAIS_MARCAS = 500
/** A file is ten minutes and goes on to the next key frame: what is open for longer has lost its writer. */
const MAIOR_ARQUIVO = '11 minutes'

export async function lerGravacoes(tx: Tx, hotId: number, leiId: number): Promise<GravacaoLida[]> {
  const { rows } = await sql<Omit<GravacaoLida, 'inicio' | 'fim'> & { inicio: Date; fim: Date | null }>`
    select g.uid, c.uid as canal_uid, g.nome, g.inicio, g.fim, g.bytes, encode(g.sha256, 'hex') as sha256, g.conservar,
      g.apagada_at is not null as apagada
    from gravacao g join canal_transmissao c on c.id = g.can_id and c.hot_id = g.hot_id
    where g.hot_id = ${hotId} and g.lei_id = ${leiId} order by g.inicio desc limit ${ULTIMAS}`.execute(tx)
  return rows.map((g) => ({ ...g, inicio: g.inicio.toISOString(), fim: iso(g.fim) }))
}

export async function abrirGravacao(
  banco: Banco,
  g: {
    readonly hotId: number
    readonly canId: number
    readonly leiId: number
    readonly nome: string
    readonly inicio: Date
  },
): Promise<void> {
  await sql`insert into gravacao (hot_id, can_id, lei_id, nome, inicio, publica_desde)
    select c.hot_id, c.id, c.lei_id, ${g.nome}, ${g.inicio}::timestamptz, case when c.disponivel then ${g.inicio}::timestamptz end
    from canal_transmissao c where c.id = ${g.canId} and c.hot_id = ${g.hotId} and c.lei_id = ${g.leiId}
    on conflict do nothing`.execute(banco)
}

/** What is written now is for the public from here on, or no more. */
export async function publicarGravacoes(tx: Tx, hotId: number, canId: number, sim: boolean): Promise<void> {
  await sql`update gravacao set publica_desde = case when ${sim} then clock_timestamp() else publica_desde end,
      publica_ate = case when not ${sim} then clock_timestamp() end
    where can_id = ${canId} and hot_id = ${hotId} and fim is null`.execute(tx)
}

/**
 * Puts the file's hash into the auction's chain, and notes where the rows of the lots' logs are. False: there is no such
 * recording any more.
 */
export async function fecharGravacao(
  banco: Banco,
  g: {
    readonly nome: string
    readonly fim: Date
    readonly bytes: number
    readonly sha256: Buffer
    /** there is no file any more */
    readonly semArquivo?: boolean
  },
): Promise<boolean> {
  return banco.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      id: number
      hotId: number
      leiId: number
    }>`select g.id, g.hot_id, g.lei_id from gravacao g
      join leilao l on l.id = g.lei_id and l.hot_id = g.hot_id where g.nome = ${g.nome} and g.fim is null for update of l, g`.execute(
      tx,
    )
    const aberta = rows[0]
    if (aberta === undefined) {
      const ha = await sql`select from gravacao where nome = ${g.nome}`.execute(tx)
      return ha.rows.length > 0
    }
    const { id, hotId, leiId } = aberta
    await sql`update gravacao g set fim = ${g.fim}, bytes = ${g.bytes}, sha256 = ${g.sha256}, hash_anterior = a.hash,
        hash = sha256(coalesce(a.hash, ''::bytea) || ${g.sha256}::bytea || convert_to(g.nome, 'UTF8')),
        apagada_at = case when ${g.semArquivo ?? false} then clock_timestamp() end
      from (select (select u.hash from gravacao u where u.lei_id = ${leiId} and u.hot_id = ${hotId} and u.hash is not null
        and not exists (select from gravacao v where v.lei_id = u.lei_id and v.hot_id = u.hot_id and v.hash_anterior = u.hash)
        order by u.id desc limit 1) as hash) a
      where g.id = ${id} and g.hot_id = ${hotId}`.execute(tx)
    await sql`insert into gravacao_marca (gra_id, hot_id, lel_id, seq, hash, ms)
      select g.id, g.hot_id, x.lel_id, x.seq, x.hash, (extract(epoch from x.data - g.inicio) * 1000)::int
      from gravacao g join lote l on l.lei_id = g.lei_id and l.hot_id = g.hot_id
      join lance x on x.lel_id = l.id and x.hot_id = l.hot_id and x.data between g.inicio and g.fim
      where g.id = ${id} and g.hot_id = ${hotId} on conflict do nothing`.execute(tx)
    return true
  })
}

/** `parada`: nothing of the channel is recorded, though it should be. False where that was known. */
export async function situarGravacao(
  tx: Banco | Tx,
  hotId: number,
  canId: number,
  parada: boolean,
): Promise<boolean> {
  const { rows } =
    await sql`update canal_transmissao set gravacao_parada_at = case when ${parada} then clock_timestamp() end
    where id = ${canId} and hot_id = ${hotId} and (gravacao_parada_at is null) = ${parada} and (gravar or not ${parada}) returning id`.execute(
      tx,
    )
  return rows.length > 0
}

/** Of all houses, those that say they are still being written, in the order in which they began. */
export async function gravacoesAbertas(
  banco: Banco,
): Promise<{ readonly nome: string; readonly inicio: Date }[]> {
  const { rows } = await sql<{ nome: string; inicio: Date }>`select nome, inicio from gravacao
    where fim is null and apagada_at is null order by inicio, id`.execute(banco)
  return rows
}
/** Which of these files have a row. */
export async function gravacoesAnotadas(
  banco: Banco,
  nomes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    nome: string
  }>`select nome from gravacao where nome = any(${[...nomes]}::text[])`.execute(banco)
  return new Set(rows.map((g) => g.nome))
}

export interface MarcaDoLote {
  readonly gravacaoUid: string
  /** name of the channel that was recorded */
  readonly canal: string
  /** as the lot's public history numbers its bids */
  readonly numero: number | null
  readonly em: Date
  readonly hash: string
  readonly ms: number
  readonly sha256: string | null
  readonly conservar: boolean
}

/**
 * Of a file that is still being written the places are computed: its marks are noted when it ends. `cliId`: the reader is that
 * client, to whom the others' sealed rows are not shown, and of the pictures those that the public could watch, each bid once,
 * of the main channel where it was recorded; null: the staff, with all channels. `so`: one row of the log.
 */
export async function marcasDoLote(
  tx: Tx,
  hotId: number,
  lelId: number,
  cliId: number | null,
  so: { readonly hash?: string | undefined; readonly numero?: number | undefined } = {},
): Promise<MarcaDoLote[]> {
  const { rows } = await sql<MarcaDoLote>`
    with numerados as (select b.seq, (l.lance_quantidade - row_number() over (order by b.seq desc) + 1)::int as numero
      from lance b join lote l on l.id = b.lel_id and l.hot_id = b.hot_id
      where b.lel_id = ${lelId} and b.hot_id = ${hotId} and b.tipo in ('Manual', 'Automático', 'Leiloeiro') and b.situacao <> 'cancelado')
    select * from (select g.uid as gravacao_uid, c.nome as canal, x.seq, c.id as can_id,
      row_number() over (partition by x.seq order by c.id, g.id) as ordem, n.numero, x.data as em, encode(x.hash, 'hex') as hash,
      coalesce(m.ms, (extract(epoch from x.data - g.inicio) * 1000)::int) as ms, encode(g.sha256, 'hex') as sha256, g.conservar
    from lance x join lote l on l.id = x.lel_id and l.hot_id = x.hot_id
    join gravacao g on g.lei_id = l.lei_id and g.hot_id = l.hot_id and g.apagada_at is null
      and x.data between g.inicio and coalesce(g.fim, least(clock_timestamp(), g.inicio + ${MAIOR_ARQUIVO}::interval))
    join canal_transmissao c on c.id = g.can_id and c.hot_id = g.hot_id
    left join gravacao_marca m on m.gra_id = g.id and m.hot_id = g.hot_id and m.lel_id = x.lel_id and m.seq = x.seq
    left join numerados n on n.seq = x.seq
    where x.lel_id = ${lelId} and x.hot_id = ${hotId}
      and (${cliId}::int is null or n.numero is not null or x.cli_id = ${cliId}::int)
      and (${cliId}::int is null or x.data >= g.publica_desde and x.data <= coalesce(g.publica_ate, 'infinity'))
      and (${so.hash ?? null}::text is null or encode(x.hash, 'hex') = ${so.hash ?? null}::text)
      and (${so.numero ?? null}::int is null or n.numero = ${so.numero ?? null}::int)) m
    where ${cliId}::int is null or m.ordem = 1
    order by m.seq desc, m.can_id limit ${MAIS_MARCAS}`.execute(tx)
  return rows
}

/** The lot, and whether this client has bid on it. */
export async function acharLoteDaGravacao(
  tx: Tx,
  hotId: number,
  lelUid: string,
  cliId: number | null,
): Promise<{ readonly id: number; readonly deuLance: boolean } | null> {
  const { rows } = await sql<{ id: number; deuLance: boolean }>`select l.id,
      exists (select from lance x where x.lel_id = l.id and x.hot_id = l.hot_id and x.cli_id = ${cliId}::int) as deu_lance
    from lote l where l.uid = ${lelUid} and l.hot_id = ${hotId}`.execute(tx)
  return rows[0] ?? null
}

export async function acharGravacao(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ readonly id: number; readonly nome: string; readonly apagada: boolean } | null> {
  const { rows } = await sql<{
    id: number
    nome: string
    apagada: boolean
  }>`select id, nome, apagada_at is not null as apagada
    from gravacao where uid = ${uid} and hot_id = ${hotId}`.execute(tx)
  return rows[0] ?? null
}

export async function conservar(
  tx: Tx,
  hotId: number,
  id: number,
  sim: boolean,
  motivo: string,
): Promise<void> {
  await sql`update gravacao set conservar = ${sim}, conservar_motivo = ${motivo} where id = ${id} and hot_id = ${hotId}`.execute(
    tx,
  )
}

/** Files past their retention and not on hold, of all houses, some at a time; their rows and hashes stay. */
export async function gravacoesVencidas(
  banco: Banco,
  dias: number,
  depoisDe: number,
): Promise<{ readonly id: number; readonly hotId: number; readonly nome: string; readonly dias: number }[]> {
  const { rows } = await sql<{
    id: number
    hotId: number
    nome: string
    dias: number
  }>`select id, hot_id, nome, extract(day from clock_timestamp() - fim)::int as dias from gravacao
    where not conservar and apagada_at is null and fim < clock_timestamp() - make_interval(days => ${dias})
      and id > ${depoisDe} order by id limit 200`.execute(banco)
  return rows
}
export async function notarApagada(banco: Banco, hotId: number, id: number): Promise<void> {
  await sql`update gravacao set apagada_at = clock_timestamp() where id = ${id} and hot_id = ${hotId}`.execute(
    banco,
  )
}
