// The video addresses of an auction's lots, all at once.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface VideoDoLote {
  lelUid: string
  numero: string
  nome: string
  video: string | null
}

export async function lerVideos(tx: Tx, hotId: number, leiId: number): Promise<VideoDoLote[]> {
  const { rows } = await sql<VideoDoLote>`
    select uid as lel_uid, numero, nome, video from lote where hot_id = ${hotId} and lei_id = ${leiId}
    order by posicao_leilao, id limit 5000`.execute(tx)
  return rows
}

export async function gravarVideos(
  tx: Tx,
  hotId: number,
  leiId: number,
  videos: readonly { readonly lelUid: string; readonly video: string }[],
): Promise<{ id: number; uid: string; video: string | null }[]> {
  const { rows } = await sql<{ id: number; uid: string; video: string | null }>`
    update lote l set video = nullif(x.video, ''), edicao = l.edicao + 1
    from unnest(${videos.map((v) => v.lelUid)}::uuid[], ${videos.map((v) => v.video)}::text[]) as x(uid, video)
    where l.uid = x.uid and l.hot_id = ${hotId} and l.lei_id = ${leiId} and l.video is distinct from nullif(x.video, '')
    returning l.id, l.uid, l.video`.execute(tx)
  return rows
}

export async function leilaoPorUid(tx: Tx, hotId: number, uid: string) {
  return tx
    .selectFrom('leilao')
    .select(['id', 'nome'])
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .executeTakeFirst()
}
