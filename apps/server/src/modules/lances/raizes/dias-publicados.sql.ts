// The roots of a house's days with all that each tree was made of, for those who check them.
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../core/database/schema.gen.ts'

export interface DiaPublicado {
  readonly dia: string
  readonly hotUid: string
  readonly raiz: Buffer
  readonly publicadaAt: Date
  readonly chave: Buffer
  readonly assinatura: Buffer
  /** what the day's tree was made of, in its order */
  readonly lotes: readonly { readonly lelUid: string; readonly raiz: string }[]
  readonly gravacoes: readonly { readonly leilaoUid: string; readonly hash: string }[]
  readonly auditoria: readonly { readonly linhas: number; readonly hash: string }[]
}

/** Of one house, in their order. */
export async function diasPublicados(db: Kysely<DB>, hotUid: string): Promise<DiaPublicado[]> {
  const r = await sql<DiaPublicado>`
    select d.dia::text as dia, h.uid as hot_uid, d.raiz, d.publicada_at, d.chave, d.assinatura,
      coalesce((select jsonb_agg(jsonb_build_object('lelUid', l.uid, 'raiz', encode(y.raiz, 'hex')) order by l.uid)
        from registro_dia_lote y join lote l on l.id = y.lel_id where y.hot_id = d.hot_id and y.dia = d.dia), '[]') as lotes,
      coalesce((select jsonb_agg(jsonb_build_object('leilaoUid', b.uid, 'hash', encode(y.hash, 'hex')) order by b.uid)
        from registro_dia_gravacao y join leilao b on b.id = y.lei_id where y.hot_id = d.hot_id and y.dia = d.dia), '[]') as gravacoes,
      coalesce((select jsonb_agg(jsonb_build_object('linhas', y.linhas, 'hash', encode(y.hash, 'hex')))
        from registro_dia_auditoria y where y.hot_id = d.hot_id and y.dia = d.dia), '[]') as auditoria
    from registro_dia d join hotsite h on h.id = d.hot_id where h.uid = ${hotUid} order by d.dia`.execute(db)
  return r.rows
}

/** Houses that have a root of a day, by name. */
export async function casasComRaiz(db: Kysely<DB>): Promise<{ uid: string; nome: string }[]> {
  const r = await sql<{ uid: string; nome: string }>`
    select h.uid, h.nome from hotsite h where exists (select from registro_dia d where d.hot_id = h.id) order by h.nome`.execute(
    db,
  )
  return r.rows
}
