// Banners and their counts. What is on air is decided here, by the database's clock.
import { type NomeDaPosicao, POSICOES_DE_BANNER } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

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
      and (b.lei_id is null or (a.situacao <> 'EM_LOTEAMENTO' and not a.teste))
    order by b.prioridade desc, b.id limit 60`.execute(tx)
  return rows
}

export const apresentarBanner = ({ posicao, dataFim, ...b }: BannerNoAr) => ({
  ...b,
  posicaoBannerUid: POSICOES_DE_BANNER[posicao].uid,
  dataFim: dataFim?.toISOString() ?? null,
})

/** Counts for today (Brasília); unknown banners are ignored. */
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
