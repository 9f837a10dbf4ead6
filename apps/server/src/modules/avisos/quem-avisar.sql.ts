// Who is to be told of what, read from the state as it is, never from what happened: a notice that was not made because
// a process died is made by the next look. What a client was told already is left out here and cannot be written twice
// (aviso). Asked by the system over all hotsites; each row names its own.
import { LEMBRETES, LOTES_ADIANTE, MINUTOS_ANTES_DO_FIM } from '@martelo/domain/avisos/avisos-em-aparelhos.ts'
import { SITUACOES_ABERTAS } from '@martelo/domain/lotes/situacoes.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../core/database/schema.gen.ts'

export interface QuemAvisar {
  readonly hotId: number
  readonly cliId: number
  readonly chave: string
  readonly lelId: number | null
  readonly leiUid: string
  readonly leilao: string
  /** `lote-perto`: lots still to be called before it */
  readonly faltam: number
  /** reminders: when it ends, or its auction begins */
  readonly fim?: Date
  readonly comeca?: boolean
}

const POR_VEZ = 500
const ABERTAS = sql.raw(SITUACOES_ABERTAS.map((s) => `'${s}'`).join(', '))
/** The lots on the block or about to be called, besides those that wait. */
const NO_BLOCO = sql.raw(`'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS'`)

/** Clients who follow a lot: it is a favourite, or they have bid on it. */
const seguidores = (lote: string): RawBuilder<unknown> => sql`
  (select f.cli_id from favorito f where f.vei_id = ${sql.raw(lote)}.vei_id and f.hot_id = ${sql.raw(lote)}.hot_id
   union select b.cli_id from lance b where b.lel_id = ${sql.raw(lote)}.id and b.cli_id is not null and b.situacao <> 'cancelado')`

const naoDito = (tipo: string, chave: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`not exists (select from aviso v where v.cli_id = s.cli_id and v.tipo = ${tipo} and v.chave = ${chave})`

/** Of a lot's end, which may move: by a bid near it (the same end still), or by the house or a pause (said anew). */
const fimNaoDito = (tipo: string, minutos: number): RawBuilder<unknown> =>
  sql`not exists (select from aviso v where v.cli_id = s.cli_id and v.tipo = ${tipo} and v.chave like l.uid || '%'
    and v.created_at > now() - make_interval(mins => ${minutos}))`
const chaveDoFim = (fim: RawBuilder<unknown>) => sql`l.uid || ':' || extract(epoch from ${fim})::bigint`

/** Its clock runs: neither the auction is paused nor the house closed to clients. */
const ANDANDO = sql`a.pausado_at is null
  and not exists (select from hotsite h where h.id = a.hot_id and h.manutencao_fecha_at <= clock_timestamp())`

async function ler(db: Kysely<DB>, consulta: RawBuilder<unknown>): Promise<QuemAvisar[]> {
  return ((await consulta.execute(db)).rows as QuemAvisar[]).map((r) => ({ ...r, faltam: Number(r.faltam) }))
}

/** Had the lead by a bid of his own, and another client has it now: once for each of his bids. */
export const superados = (db: Kysely<DB>): Promise<QuemAvisar[]> =>
  ler(
    db,
    sql`select s.hot_id, s.cli_id, s.uid || ':' || s.seq as chave, s.id as lel_id, a.uid as lei_uid, a.nome as leilao, 0 as faltam
    from (select l.id, l.hot_id, l.lei_id, l.uid, b.cli_id, max(b.seq) as seq
      from lote l join lance b on b.lel_id = l.id
      where l.situacao in (${ABERTAS}, ${NO_BLOCO}) and l.lance_at > now() - interval '15 minutes'
        and b.cli_id is not null and b.cli_id is distinct from l.lance_cli_id
        and b.tipo in ('Manual', 'Automático') and b.situacao <> 'cancelado'
      group by l.id, b.cli_id) s join leilao a on a.id = s.lei_id
    where ${naoDito('superado', sql`s.uid || ':' || s.seq`)} limit ${POR_VEZ}`,
  )

/** Lots that end by themselves, soon. */
export const encerrando = (db: Kysely<DB>): Promise<QuemAvisar[]> =>
  ler(
    db,
    sql`select l.hot_id, s.cli_id, ${chaveDoFim(sql`l.data_fim`)} as chave, l.id as lel_id, a.uid as lei_uid, a.nome as leilao, 0 as faltam
    from lote l join leilao a on a.id = l.lei_id cross join lateral ${seguidores('l')} s
    where l.situacao in (${ABERTAS}) and a.modalidade = 'ONLINE' and not l.finalizacao_manual
      and a.situacao in ('PRONTO', 'AO_VIVO') and ${ANDANDO} and l.data_fim > now()
      and l.data_fim <= now() + make_interval(mins => ${MINUTOS_ANTES_DO_FIM})
      and ${fimNaoDito('encerrando', 4 * MINUTOS_ANTES_DO_FIM)} limit ${POR_VEZ}`,
  )

/** Followed lots that end in a day or an hour, or whose auction begins then. */
export const lembretes =
  (tipo: keyof typeof LEMBRETES) =>
  (db: Kysely<DB>): Promise<QuemAvisar[]> =>
    ler(
      db,
      sql`select l.hot_id, s.cli_id, ${chaveDoFim(sql`f.fim`)} as chave, l.id as lel_id, a.uid as lei_uid, a.nome as leilao, 0 as faltam,
        f.fim, a.modalidade <> 'ONLINE' as comeca
      from leilao a join lote l on l.lei_id = a.id
        cross join lateral (select case when a.modalidade = 'ONLINE' then l.data_fim else a.data end as fim) f
        cross join lateral ${seguidores('l')} s
      where a.situacao in ('PRONTO', 'AO_VIVO') and ${ANDANDO} and l.situacao in (${ABERTAS})
        and f.fim > now() + make_interval(mins => ${LEMBRETES[tipo].desde}) and f.fim <= now() + make_interval(mins => ${LEMBRETES[tipo].ate})
        and ${fimNaoDito(tipo, LEMBRETES[tipo].ate)} limit ${POR_VEZ}`,
    )

/** Auctions that went live within the last half hour: who may bid there, and who follows a lot of it. */
export const aoVivo = (db: Kysely<DB>): Promise<QuemAvisar[]> =>
  ler(
    db,
    sql`select a.hot_id, s.cli_id, a.uid || ':' || extract(epoch from a.iniciado_at)::bigint as chave, null::int as lel_id,
      a.uid as lei_uid, a.nome as leilao, 0 as faltam
    from leilao a cross join lateral (
      select h.cli_id from habilitacao h where h.lei_id = a.id and h.situacao = 'APROVADA'
      union select f.cli_id from lote l join favorito f on f.vei_id = l.vei_id and f.hot_id = l.hot_id where l.lei_id = a.id) s
    where a.situacao = 'AO_VIVO' and a.modalidade <> 'ONLINE' and a.iniciado_at > now() - interval '30 minutes'
      and ${naoDito('ao-vivo', sql`a.uid || ':' || extract(epoch from a.iniciado_at)::bigint`)} limit ${POR_VEZ}`,
  )

/** In a live room: lots that wait, counted from the one that is called now. */
export const lotesPerto = (db: Kysely<DB>): Promise<QuemAvisar[]> =>
  ler(
    db,
    sql`select l.hot_id, s.cli_id, l.uid::text as chave, l.id as lel_id, a.uid as lei_uid, a.nome as leilao, l.ordem - 1 as faltam
    from leilao a join lote atual on atual.id = a.lote_atual_id
    cross join lateral (
      select x.*, row_number() over (order by x.posicao_leilao, x.id) as ordem from lote x
      where x.lei_id = a.id and x.posicao_leilao > atual.posicao_leilao and x.situacao in (${ABERTAS})) l
    cross join lateral ${seguidores('l')} s
    where a.situacao = 'AO_VIVO' and ${ANDANDO} and a.modalidade <> 'ONLINE' and l.ordem <= ${LOTES_ADIANTE}
      and ${naoDito('lote-perto', sql`l.uid::text`)} limit ${POR_VEZ}`,
  )
