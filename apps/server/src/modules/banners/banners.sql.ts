// Banners and their counts. What is on air is decided here, by the database's clock.
import { type NomeDaPosicao, POSICOES_DE_BANNER } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Banner } from '../../core/database/schema.gen.ts'

export interface BannerNoAr {
  readonly uid: string
  readonly posicao: NomeDaPosicao
  readonly leiUid: string | null
  readonly nome: string
  readonly categoria: string | null
  readonly dataFim: Date | null
  readonly imagem: string
  readonly imagemMobile: string | null
  readonly urlDestino: string | null
}

/** All that are on air, the most important first; a hotsite has few. */
export async function bannersNoAr(tx: Tx, hotId: number): Promise<BannerNoAr[]> {
  const { rows } = await sql<BannerNoAr>`
    select b.uid, b.posicao, a.uid as lei_uid, b.nome, b.categoria, b.data_fim, b.imagem, b.imagem_mobile, b.url_destino
    from banner b left join leilao a on a.id = b.lei_id
    where b.hot_id = ${hotId} and b.ativo and (b.data_inicio is null or b.data_inicio <= now()) and (b.data_fim is null or b.data_fim > now())
      and (b.lei_id is null or a.situacao <> 'EM_LOTEAMENTO')
    order by b.prioridade desc, b.id limit 60`.execute(tx)
  return rows
}

export const apresentarBanner = ({ posicao, dataFim, ...b }: BannerNoAr) => ({
  ...b,
  posicaoBannerUid: POSICOES_DE_BANNER[posicao].uid,
  dataFim: dataFim?.toISOString() ?? null,
})

/** Counts for today (Brasília); unknown banners are nobody's. */
export async function somar(
  tx: Tx,
  hotId: number,
  uids: readonly string[],
  coluna: 'vistos' | 'cliques',
): Promise<void> {
  const c = sql.ref(coluna)
  await sql`insert into banner_contagem (hot_id, ban_id, dia, ${c})
    select hot_id, id, (now() at time zone 'America/Sao_Paulo')::date, 1 from banner where hot_id = ${hotId} and uid = any(${[...new Set(uids)].sort()}::uuid[]) order by id
    on conflict (ban_id, dia) do update set ${c} = banner_contagem.${c} + 1`.execute(tx)
}

export async function tirarBanner(tx: Tx, hotId: number, uid: string) {
  return tx
    .deleteFrom('banner')
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .returning(['nome', 'posicao', 'imagem', 'urlDestino'])
    .executeTakeFirst()
}

/** Null: it leads nowhere; undefined: this hotsite has no such banner. */
export async function destinoDoBanner(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<string | null | undefined> {
  const b = await tx
    .selectFrom('banner')
    .select('urlDestino')
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return b?.urlDestino
}

export async function leilaoDoBanner(tx: Tx, hotId: number, leiUid: string): Promise<number | undefined> {
  const l = await tx
    .selectFrom('leilao')
    .select('id')
    .where('hotId', '=', hotId)
    .where('uid', '=', leiUid)
    .executeTakeFirst()
  return l?.id
}

export async function contarDaCasa(tx: Tx, hotId: number): Promise<number> {
  const { n } = await tx
    .selectFrom('banner')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('hotId', '=', hotId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

type Dados = Omit<Insertable<Banner>, 'hotId'>

export async function porBanner(tx: Tx, hotId: number, dados: Dados): Promise<{ uid: string }> {
  return tx
    .insertInto('banner')
    .values({ ...dados, hotId })
    .returning('uid')
    .executeTakeFirstOrThrow()
}

/** Undefined: this hotsite has no such banner. */
export async function mudarBanner(
  tx: Tx,
  hotId: number,
  uid: string,
  dados: Dados,
): Promise<{ uid: string } | undefined> {
  return tx
    .updateTable('banner')
    .set(dados)
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .returning('uid')
    .executeTakeFirst()
}

export interface BannerNaLista extends BannerNoAr {
  readonly leilao: string | null
  readonly ativo: boolean
  readonly prioridade: number
  readonly dataInicio: Date | null
  readonly vistos: number
  readonly cliques: number
}

/** All of the house, on air or not, with their counts. */
export async function listarDaCasa(tx: Tx, hotId: number): Promise<BannerNaLista[]> {
  const { rows } = await sql<BannerNaLista>`
    select b.uid, b.posicao, a.uid as lei_uid, a.nome as leilao, b.categoria, b.nome, b.imagem, b.imagem_mobile, b.url_destino,
      b.ativo, b.prioridade, b.data_inicio, b.data_fim, coalesce(c.vistos, 0)::int as vistos, coalesce(c.cliques, 0)::int as cliques
    from banner b left join leilao a on a.id = b.lei_id
      left join (select ban_id, sum(vistos) as vistos, sum(cliques) as cliques from banner_contagem where hot_id = ${hotId} group by 1) c on c.ban_id = b.id
    where b.hot_id = ${hotId} order by b.posicao, b.prioridade desc, b.id`.execute(tx)
  return rows
}
