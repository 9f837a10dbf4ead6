// Offers to the next bidder, as rows. Every statement names its hotsite; writes are made with the ended sale locked.
import type { LanceColocado, SituacaoDeOferta } from '@martelo/domain/vendas/segunda-oferta.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDeOferta {
  readonly id: number
  readonly uid: string
  readonly vndId: number
  readonly lelId: number
  readonly lelUid: string
  readonly numero: string
  readonly nome: string
  readonly leilao: string
  readonly situacaoLote: string
  readonly cliId: number
  readonly clienteNome: string
  readonly colocacao: number
  readonly lanceSeq: number
  readonly valor: number
  readonly situacao: SituacaoDeOferta
  readonly prazo: Date
  readonly createdAt: Date
  readonly respondidaAt: Date | null
  readonly versao: number
  readonly fotoChave: string | null
  readonly fotoLarguras: number[] | null
  readonly tipoNome: string
  readonly marca: string
  readonly anoModelo: number | null
  readonly cidade: string | null
  readonly uf: string | null
}

type Por =
  | { readonly uid: string }
  | { readonly vndId: number }
  | { readonly pendentesDe: number }
  | { readonly vencidasAte: Date }

const ONDE = (por: Por) => {
  if ('uid' in por) return sql`o.uid = ${por.uid}`
  if ('vndId' in por) return sql`o.vnd_id = ${por.vndId}`
  if ('pendentesDe' in por)
    return sql`o.cli_id = ${por.pendentesDe} and o.situacao = 'pendente' and o.prazo > clock_timestamp()`
  return sql`o.situacao = 'pendente' and o.prazo < ${por.vencidasAte}`
}

/** At most 200, in the order of the places. */
export async function lerOfertas(tx: Tx, hotId: number, por: Por): Promise<LinhaDeOferta[]> {
  const r = await sql<LinhaDeOferta>`
    select o.id, o.uid, o.vnd_id, o.lel_id, l.uid as lel_uid, l.numero, l.nome, a.nome as leilao, l.situacao as situacao_lote, o.cli_id,
      coalesce(c.razao_social, c.nome) as cliente_nome, o.colocacao, o.lance_seq, o.valor, o.situacao, o.prazo, o.created_at, o.respondida_at,
      o.versao, f.chave as foto_chave, f.larguras as foto_larguras, t.nome as tipo_nome, ve.marca, ve.ano_modelo, ve.cidade, ve.uf
    from segunda_oferta o join lote l on l.id = o.lel_id join leilao a on a.id = l.lei_id join cliente c on c.id = o.cli_id
      join veiculo ve on ve.id = l.vei_id join tipo_lote t on t.id = l.tipo_id
      left join lateral (select x.chave, x.larguras from veiculo_foto x where x.vei_id = ve.id and x.tipo = 'foto' order by x.ordem limit 1) f on true
    where o.hot_id = ${hotId} and ${ONDE(por)} order by o.colocacao, o.id limit 200`.execute(tx)
  return r.rows
}

/** Bids of a lot by clients, and whether each may buy; for `proximoColocado`. */
export async function lerDisputa(
  tx: Tx,
  hotId: number,
  lelId: number,
): Promise<{ lances: (LanceColocado & { nome: string })[]; reserva: number | null }> {
  const r = await sql<LanceColocado & { nome: string }>`
    select distinct on (x.cli_id) x.cli_id, x.seq, x.valor, coalesce(c.razao_social, c.nome) as nome,
      c.situacao <> 'Bloqueado' and c.documento_situacao = 'Aprovado' as pode_comprar
    from lance x join cliente c on c.id = x.cli_id
    where x.lel_id = ${lelId} and x.hot_id = ${hotId} and x.tipo in ('Manual', 'Automático', 'Leiloeiro') and x.situacao <> 'cancelado'
      and not x.em_defesa
    order by x.cli_id, x.valor desc, x.seq`.execute(tx)
  const l = await sql<{ reserva: number | null }>`
    select valor_comitente as reserva from lote where id = ${lelId} and hot_id = ${hotId}`.execute(tx)
  return { lances: r.rows, reserva: l.rows[0]?.reserva ?? null }
}

export async function inserirOferta(
  tx: Tx,
  o: {
    readonly hotId: number
    readonly vndId: number
    readonly lelId: number
    readonly colocacao: number
    readonly cliId: number
    readonly lanceSeq: number
    readonly valor: number
    readonly prazo: Date
    readonly createdBy: number | null
  },
): Promise<string> {
  const nova = await tx.insertInto('segundaOferta').values(o).returning('uid').executeTakeFirstOrThrow()
  return nova.uid
}

export async function mudarOferta(
  tx: Tx,
  hotId: number,
  id: number,
  situacao: SituacaoDeOferta,
  por: { readonly quando: Date; readonly usuId: number | null },
): Promise<void> {
  await tx
    .updateTable('segundaOferta')
    .set({ situacao, respondidaAt: por.quando, respondidaBy: por.usuId, versao: sql`versao + 1` })
    .where('id', '=', id)
    .where('hotId', '=', hotId)
    .execute()
}

/** Offers of a sale that lives again, or is cancelled, are taken back; true when one was accepted already. */
export async function recolherOfertas(tx: Tx, hotId: number, vndId: number): Promise<boolean> {
  const r = await sql<{ situacao: string }>`
    update segunda_oferta set situacao = case when situacao = 'pendente' then 'cancelada' else situacao end, versao = versao + 1
    where vnd_id = ${vndId} and hot_id = ${hotId} and situacao in ('pendente', 'aceita') returning situacao`.execute(
    tx,
  )
  return r.rows.some((l) => l.situacao === 'aceita')
}

/** Deadlines that passed while the house was closed to clients move by the time that it was. */
export async function devolverPrazosDasOfertas(tx: Tx, hotId: number, desde: Date): Promise<void> {
  await sql`update segunda_oferta set prazo = prazo + (clock_timestamp() - ${desde}::timestamptz)
    where hot_id = ${hotId} and situacao = 'pendente' and prazo between ${desde}::timestamptz and clock_timestamp()`.execute(
    tx,
  )
}
