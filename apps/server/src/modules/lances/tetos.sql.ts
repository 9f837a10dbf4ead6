// Ceilings that stand in the name of clients who are kept from bidding, and what such clients lead.
import { type RawBuilder, sql } from 'kysely'
import { CLIENTE_IMPEDIDO } from '../../core/database/cliente-impedido.ts'
import type { Banco, Tx } from '../../core/database/database.ts'

export interface TetoDeImpedido {
  readonly lelId: number
  readonly lelUid: string
  readonly numero: string | null
  readonly hotId: number
  readonly cliId: number
  readonly cliUid: string
  readonly usuId: number
}

/** Lots that take bids, each kind as its index has it. */
const ABERTO = sql`(l.situacao in ('LIBERADO_LEILAO', 'PLACAR') or l.situacao in ('PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS'))`

/** `hotId` null: of all houses. An account that is switched off or has no role of a client bids as little as a blocked one. */
export async function tetosDeImpedidos(db: Banco, hotId: number | null): Promise<TetoDeImpedido[]> {
  const r = await sql<TetoDeImpedido>`
    select l.id as lel_id, l.uid as lel_uid, l.numero, l.hot_id, c.id as cli_id, c.uid as cli_uid, c.usu_id
    from lote l join cliente c on c.id = l.teto_cli_id and c.hot_id = l.hot_id join usuario x on x.id = c.usu_id and x.hot_id = c.hot_id
    where ${ABERTO} and l.teto_cli_id is not null and (${hotId}::int is null or l.hot_id = ${hotId}::int)
      and (${CLIENTE_IMPEDIDO} or not x.ativo or array_to_string(x.papeis, ' ') !~ '(Clientes|\\mCLIENTE\\M)')
    order by l.id limit 500`.execute(db)
  return r.rows
}

/** On how many open lots these accounts hold the highest bid. */
export async function quantosLidera(
  tx: Tx,
  hotId: number,
  contas: RawBuilder<{ usuId: number | null }>,
): Promise<number> {
  const r = await sql<{ n: number }>`
    select count(*)::int as n from lote l join cliente c on c.id = l.lance_cli_id and c.hot_id = l.hot_id
    where l.hot_id = ${hotId} and ${ABERTO} and l.lance_ape_id is null and c.usu_id in (${contas})`.execute(
    tx,
  )
  return r.rows[0]?.n ?? 0
}
