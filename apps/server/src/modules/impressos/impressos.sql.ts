// Papers by the codes printed on them. A code names a sale, one of its items, or a pickup by a third party.
import { type RawBuilder, sql } from 'kysely'
import { todas } from '../../core/database/lista.ts'
import type { Tx } from '../../core/database/database.ts'

export interface PapelAchado {
  readonly tipo: 'venda' | 'item' | 'agendamento' | 'nota'
  readonly vndId: number
  readonly itemId: number | null
  readonly retirada: RetiradaNoPapel | null
}

/** The booking that an authorisation was printed for. */
export interface RetiradaNoPapel {
  readonly situacao: string
  readonly motivo: string | null
  readonly inicio: string
  readonly fim: string
  readonly terceiroNome: string | null
  readonly terceiroDocumento: string | null
  readonly patio: string
  /** the yard's people scanned or marked it: when, and the first name of who did */
  readonly chegada: { readonly em: string; readonly por: string } | null
}

/** undefined: no paper of this hotsite carries the code. */
export async function acharPapel(tx: Tx, hotId: number, hash: string): Promise<PapelAchado | undefined> {
  const r = await sql<PapelAchado>`
    select 'venda' as tipo, v.id as vnd_id, null::int as item_id, null::jsonb as retirada from venda v where v.hash_qrcode = ${hash} and v.hot_id = ${hotId}
    union all
    select 'item', i.vnd_id, i.id, null from venda_item i where i.hash_qrcode = ${hash} and i.hot_id = ${hotId}
    union all
    select 'agendamento', i.vnd_id, i.id, jsonb_build_object('situacao', g.situacao, 'motivo', g.motivo, 'inicio', g.inicio, 'fim', g.fim,
        'terceiroNome', g.terceiro_nome, 'terceiroDocumento', g.terceiro_documento, 'patio', concat_ws(', ', p.nome, p.endereco, p.cidade || '/' || p.uf),
        'chegada', (select jsonb_build_object('em', g.chegada_at, 'por', split_part(q.nome, ' ', 1)) from usuario q
          where q.id = g.chegada_by and g.chegada_at is not null))
      from agendamento g join venda_item i on i.id = g.item_id join patio p on p.id = g.pat_id where g.hash_qrcode = ${hash} and g.hot_id = ${hotId}
    union all
    select 'nota', d.vnd_id, null, null from documento_emitido d where d.hash_qrcode = ${hash} and d.hot_id = ${hotId} and d.tipo = 'nota'
    limit 1`.execute(tx)
  return r.rows[0]
}

export interface QuaisVendas {
  readonly hashs?: readonly string[] | undefined
  readonly uids?: readonly string[] | undefined
  readonly leiId?: number | undefined
  readonly comId?: number | undefined
  readonly carId?: number | undefined
  readonly leoId?: number | undefined
}
/** An auction has no more sales than lots; what does not fit is asked for by auction. */
const NO_MAXIMO = 1000

/** Codes and uids widen; auction, consignor, portfolio and auctioneer narrow what they name, or all sales of the house. */
export async function idsPorCodigos(tx: Tx, hotId: number, por: QuaisVendas): Promise<number[]> {
  const { hashs, uids, leiId, comId, carId, leoId } = por
  const porCodigo = hashs !== undefined || uids !== undefined
  const deUmLote = (onde: RawBuilder<unknown>) =>
    sql`exists (select from venda_item i join lote l on l.id = i.lel_id where i.vnd_id = v.id and i.ativo and ${onde})`
  const onde = todas([
    sql`v.hot_id = ${hotId}`,
    porCodigo
      ? sql`(v.hash_qrcode = any(${[...(hashs ?? [])]}::text[]) or v.uid = any(${[...(uids ?? [])]}::uuid[]))`
      : sql`v.situacao not in ('Cancelada', 'Cliente Desistiu')`,
    leiId === undefined ? sql`true` : sql`v.lei_id = ${leiId}`,
    leoId === undefined ? sql`true` : sql`a.leo_id = ${leoId}`,
    comId === undefined ? sql`true` : deUmLote(sql`l.com_id = ${comId}`),
    carId === undefined
      ? sql`true`
      : deUmLote(
          sql`l.com_id = (select k.com_id from carteira k where k.hot_id = ${hotId} and k.id = ${carId})`,
        ),
  ])
  const r = await sql<{ id: number }>`
    select v.id from venda v join leilao a on a.id = v.lei_id where ${onde} order by v.id desc limit ${NO_MAXIMO}`.execute(
    tx,
  )
  return r.rows.map((l) => l.id)
}

export interface Autorizacao {
  readonly itemId: number
  readonly vndId: number
  readonly situacao: string
  readonly inicio: Date
  readonly fim: Date
  readonly terceiroNome: string
  readonly terceiroDocumento: string
  readonly terceiroTelefone: string
  readonly terceiroEmail: string | null
  readonly patioNome: string
  readonly patioEndereco: string
  readonly patioCidade: string
  readonly patioUf: string
}

export async function lerAutorizacao(tx: Tx, hotId: number, hash: string): Promise<Autorizacao | undefined> {
  const r = await sql<Autorizacao>`
    select g.item_id, i.vnd_id, g.situacao, g.inicio, g.fim, g.terceiro_nome, g.terceiro_documento, g.terceiro_telefone, g.terceiro_email,
      p.nome as patio_nome, p.endereco as patio_endereco, p.cidade as patio_cidade, p.uf as patio_uf
    from agendamento g join venda_item i on i.id = g.item_id join patio p on p.id = g.pat_id
    where g.hash_qrcode = ${hash} and g.hot_id = ${hotId} and g.terceiro_nome is not null`.execute(tx)
  return r.rows[0]
}
