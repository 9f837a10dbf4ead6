// The papers of an auction. A kind that was never touched has no row: its published address or the house's file says whether
// it is there, and so does a file that came after it was sent back.
import type {
  SituacaoDeDocumentoDoLeilao,
  TipoDeDocumentoDoLeilao,
} from '@martelo/domain/leiloes/documentos-do-leilao.ts'
import {
  ARQUIVO_DO_DOCUMENTO,
  TIPOS_DE_DOCUMENTO_DO_LEILAO,
} from '@martelo/domain/leiloes/documentos-do-leilao.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Over the auction `a`: one row per kind, with its state. */
export const SITUACAO_DOS_DOCUMENTOS = sql`(select t.tipo, u.url, f.arquivos, d.motivo, d.updated_by, d.updated_at, t.ordem,
    case when coalesce(d.situacao, 'AGUARDANDO') <> 'AGUARDANDO' then d.situacao
      when f.enviado_at > coalesce(d.updated_at, '-infinity') or (d.situacao is null and u.url is not null) then 'RECEBIDO'
      else 'AGUARDANDO' end as situacao
  from unnest(${[...TIPOS_DE_DOCUMENTO_DO_LEILAO]}::text[]) with ordinality as t(tipo, ordem)
    cross join lateral (select case t.tipo when 'EDITAL' then nullif(a.edital_url, '') when 'ORDEM_VISITACAO' then nullif(a.ordem_visitacao_url, '')
      when 'ORDEM_ENTRADA' then nullif(a.ordem_entrada_url, '') end as url) u
    cross join lateral (select max(x.enviado_at) as enviado_at,
        coalesce(jsonb_agg(jsonb_build_object('uid', x.uid, 'nome', x.nome) order by x.ordem) filter (where x.uid is not null), '[]') as arquivos
      from anexo x where x.hot_id = a.hot_id and x.entidade = 'leilao' and x.entidade_uid = a.uid and x.removido_at is null
        and x.tipo = (${JSON.stringify(ARQUIVO_DO_DOCUMENTO)}::jsonb ->> t.tipo)) f
    left join documento_do_leilao d on d.lei_id = a.id and d.tipo = t.tipo)`

/** Over the auction `a`: the sales to settle; one that was taken back is none. */
export const ACERTOS = sql`(select count(*)::int from venda v where v.lei_id = a.id and v.situacao not in ('Cancelada', 'Cliente Desistiu'))`

export interface LeilaoDosDocumentos {
  readonly id: number
  readonly uid: string
  readonly nome: string
  readonly situacao: string
  readonly acertos: number
}

export async function leilaoDosDocumentos(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<LeilaoDosDocumentos | null> {
  const r = await sql<LeilaoDosDocumentos>`
    select a.id, a.uid, a.nome, a.situacao, ${ACERTOS} as acertos
    from leilao a where a.uid = ${uid} and a.hot_id = ${hotId}`.execute(tx)
  return r.rows[0] ?? null
}

export interface LinhaDeDocumento {
  readonly tipo: TipoDeDocumentoDoLeilao
  readonly situacao: SituacaoDeDocumentoDoLeilao
  readonly motivo: string | null
  readonly url: string | null
  readonly arquivos: readonly { readonly uid: string; readonly nome: string }[]
  readonly updatedBy: string | null
  readonly updatedAt: Date | null
}

export async function lerDocumentosDoLeilao(
  tx: Tx,
  hotId: number,
  leiId: number,
): Promise<LinhaDeDocumento[]> {
  const r = await sql<LinhaDeDocumento>`
    select d.tipo, d.situacao, d.motivo, d.url, d.arquivos, u.nome as updated_by, d.updated_at
    from leilao a cross join lateral ${SITUACAO_DOS_DOCUMENTOS} d left join usuario u on u.id = d.updated_by
    where a.id = ${leiId} and a.hot_id = ${hotId} order by d.ordem`.execute(tx)
  return r.rows
}

/** Two people at one paper take turns at the auction's row. */
export async function travarLeilaoDoDocumento(tx: Tx, hotId: number, leiId: number): Promise<void> {
  await sql`select 1 from leilao where id = ${leiId} and hot_id = ${hotId} for no key update`.execute(tx)
}

export async function gravarDocumentoDoLeilao(
  tx: Tx,
  d: {
    readonly hotId: number
    readonly leiId: number
    readonly tipo: TipoDeDocumentoDoLeilao
    readonly situacao: SituacaoDeDocumentoDoLeilao
    readonly motivo: string | null
    readonly usuId: number
  },
): Promise<void> {
  await sql`insert into documento_do_leilao (hot_id, lei_id, tipo, situacao, motivo, updated_by)
    values (${d.hotId}, ${d.leiId}, ${d.tipo}, ${d.situacao}, ${d.motivo}, ${d.usuId})
    on conflict (lei_id, tipo) do update set situacao = excluded.situacao, motivo = excluded.motivo, updated_by = excluded.updated_by,
      updated_at = clock_timestamp()`.execute(tx)
}
