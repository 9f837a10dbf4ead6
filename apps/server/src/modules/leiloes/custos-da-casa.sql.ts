// Charges of the auctions that a visitor sees now, the conditional sales that ended, and the consignors with lots for sale.
import type { CondicionalTerminada } from '@martelo/domain/condicionais/como-terminam.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

interface Cobrado {
  readonly comissaoDe: number
  readonly comissaoAte: number
  readonly taxaDe: number
  readonly taxaAte: number
}

export async function cobradoAgora(tx: Tx, hotId: number): Promise<Cobrado | null> {
  const { rows } = await sql<{ [C in keyof Cobrado]: number | null }>`
    select min(a.porcentagem_comissao)::float8 as comissao_de, max(a.porcentagem_comissao)::float8 as comissao_ate,
      min(a.taxa_adm)::float8 as taxa_de, max(a.taxa_adm)::float8 as taxa_ate
    from leilao a where a.hot_id = ${hotId} and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and not a.teste`.execute(
    tx,
  )
  const r = rows[0]
  if (!r || r.comissaoDe === null || r.comissaoAte === null || r.taxaDe === null || r.taxaAte === null)
    return null
  return { comissaoDe: r.comissaoDe, comissaoAte: r.comissaoAte, taxaDe: r.taxaDe, taxaAte: r.taxaAte }
}

/** The newest thousand of twelve months are the house's habit. */
export async function condicionaisTerminadas(tx: Tx, hotId: number): Promise<CondicionalTerminada[]> {
  const { rows } = await sql<CondicionalTerminada>`
    select l.condicional_situacao = 'LIBERADA' as liberada,
      (extract(epoch from l.condicional_primeira_resposta_at - l.condicional_data) / 3600)::float8 as horas
    from lote l where l.hot_id = ${hotId} and l.condicional_situacao in ('LIBERADA', 'NEGADA')
      and l.condicional_data > now() - interval '12 months'
    order by l.condicional_data desc limit 1000`.execute(tx)
  return rows
}

export async function quemVende(tx: Tx, hotId: number): Promise<{ nome: string; lotes: number }[]> {
  const { rows } = await sql<{ nome: string; lotes: number }>`
    select c.nome, count(*)::int as lotes
    from lote l join leilao a on a.id = l.lei_id join comitente c on c.id = l.com_id
    where l.hot_id = ${hotId} and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and not a.teste and l.situacao not in ('CADASTRADO', 'LOTE_CANCELADO')
    group by c.nome order by count(*) desc, c.nome limit 20`.execute(tx)
  return rows
}
