// The report of an auction's conditional lots: what stands on it, and which auctions still owe one.
import type { SituacaoDeCondicional } from '@martelo/domain/condicionais/states.ts'
import { sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'

export interface CondicionalNoLaudo {
  readonly numero: string
  readonly nome: string
  readonly comitente: string
  readonly lance: number | null
  readonly valorVendido: number | null
  readonly reserva: number | null
  readonly situacao: SituacaoDeCondicional
  readonly prazo: Date | null
  readonly valorRecomendado: number | null
}

/** All that became conditional in the auction; of these consignors only, when they are named. */
export async function condicionaisNoLaudo(
  tx: Tx,
  hotId: number,
  leiId: number,
  comIds: readonly number[] | null,
): Promise<CondicionalNoLaudo[]> {
  const r = await sql<CondicionalNoLaudo>`
    select l.numero, l.nome, m.nome as comitente, l.lance_valor as lance, l.valor_vendido, l.valor_comitente as reserva, l.condicional_situacao as situacao,
      l.condicional_prazo as prazo, v.valor_recomendado
    from lote l join comitente m on m.id = l.com_id left join avaliacao_condicional v on v.lel_id = l.id
    where l.hot_id = ${hotId} and l.lei_id = ${leiId} and l.condicional_situacao is not null
      and (${comIds === null} or l.com_id = any(${[...(comIds ?? [])]}::int[]))
    order by m.nome, l.posicao_leilao limit 1000`.execute(tx)
  return r.rows
}

export interface LaudoDevido {
  readonly leiId: number
  readonly leiUid: string
  readonly hotId: number
  readonly leilao: string
  readonly condicionais: number
  readonly destinatarios: string[]
  readonly agora: Date
}

const DEVIDO = sql`a.id as lei_id, a.uid as lei_uid, a.hot_id, a.nome as leilao, n.condicionais,
  h.laudo_lote_condicional_destinatarios as destinatarios, clock_timestamp() as agora`
const DE = sql`leilao a join hotsite h on h.id = a.hot_id
  cross join lateral (select count(*)::int as condicionais from lote l where l.lei_id = a.id and l.condicional_situacao is not null) n`

/**
 * Auctions that are over, with conditional lots, of houses that named who reads the report: of the last week, so that none is
 * lost when the jobs stand for days.
 */
export async function laudosDevidos(db: Banco): Promise<LaudoDevido[]> {
  const r = await sql<LaudoDevido>`
    select ${DEVIDO} from ${DE}
    where a.situacao = 'EXECUTADO' and not a.teste and a.encerrado_at > now() - interval '7 days' and n.condicionais > 0
      and cardinality(h.laudo_lote_condicional_destinatarios) > 0
      and not exists (select from laudo_condicional c where c.lei_id = a.id)
    order by a.id limit 50`.execute(db)
  return r.rows
}

export async function laudoDoLeilao(tx: Tx, hotId: number, uid: string): Promise<LaudoDevido | undefined> {
  const r = await sql<LaudoDevido>`
    select ${DEVIDO} from ${DE} where a.hot_id = ${hotId} and a.uid = ${uid} and not a.teste`.execute(tx)
  return r.rows[0]
}

/** False: another process has just sent it. */
export async function marcarLaudo(tx: Tx, l: LaudoDevido): Promise<boolean> {
  const r = await sql`insert into laudo_condicional (lei_id, hot_id, destinatarios)
    values (${l.leiId}, ${l.hotId}, ${l.destinatarios.length}) on conflict do nothing returning lei_id`.execute(
    tx,
  )
  return r.rows.length > 0
}

/** A person sends it, again or for the first time; answers the instant, which no other sending has. */
export async function marcarReenvioDoLaudo(tx: Tx, l: LaudoDevido): Promise<string> {
  const r = await sql<{ vez: string }>`insert into laudo_condicional (lei_id, hot_id, destinatarios)
    values (${l.leiId}, ${l.hotId}, ${l.destinatarios.length})
    on conflict (lei_id) do update set destinatarios = excluded.destinatarios, enviado_at = clock_timestamp()
    returning extract(epoch from enviado_at)::text as vez`.execute(tx)
  return r.rows[0]?.vez ?? ''
}
