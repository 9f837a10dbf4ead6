// Sales of a vehicle at a fixed price.
import type { SituacaoDaVendaDireta } from '@martelo/domain/veiculos/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface VendaDireta {
  id: number
  uid: string
  veiId: number
  situacao: SituacaoDaVendaDireta
  preco: number
  validaAte: string | null
  compradorNome: string | null
  compradorDocumento: string | null
  motivo: string | null
  lelId: number | null
  lelUid: string | null
  createdAt: Date
  updatedAt: Date
}
export async function lerVendasDiretas(tx: Tx, hotId: number, veiId: number): Promise<VendaDireta[]> {
  const { rows } = await sql<VendaDireta>`
    select id, uid, vei_id, situacao, preco, valida_ate::text as valida_ate, comprador_nome, comprador_documento, motivo, lel_id,
      (select l.uid from lote l where l.id = lel_id) as lel_uid, created_at, updated_at
    from venda_direta where hot_id = ${hotId} and vei_id = ${veiId} order by id desc limit 50`.execute(tx)
  return rows
}

/** The vehicle of an offer, to be locked before the offer itself. */
export async function veiculoDaVendaDireta(tx: Tx, hotId: number, uid: string): Promise<string | null> {
  const { rows } = await sql<{ uid: string }>`
    select v.uid from venda_direta d join veiculo v on v.id = d.vei_id where d.hot_id = ${hotId} and d.uid = ${uid}`.execute(
    tx,
  )
  return rows[0]?.uid ?? null
}

export async function inserirVendaDireta(
  tx: Tx,
  n: { hotId: number; veiId: number; preco: number; validaAte: string | null; createdBy: number },
): Promise<string> {
  const r = await tx.insertInto('vendaDireta').values(n).returning('uid').executeTakeFirstOrThrow()
  return r.uid
}

/** A buyer and a reason that are not given stay as they are; a released offer has no buyer. */
export async function gravarVendaDireta(
  tx: Tx,
  hotId: number,
  id: number,
  n: {
    situacao: SituacaoDaVendaDireta
    compradorNome: string | null
    compradorDocumento: string | null
    motivo: string | null
  },
): Promise<void> {
  await sql`update venda_direta set situacao = ${n.situacao},
    comprador_nome = case when ${n.situacao}::text = 'ABERTA' then null else coalesce(${n.compradorNome}::text, comprador_nome) end,
    comprador_documento = case when ${n.situacao}::text = 'ABERTA' then null else coalesce(${n.compradorDocumento}::text, comprador_documento) end,
    motivo = coalesce(${n.motivo}::text, motivo), versao = versao + 1, updated_at = clock_timestamp()
    where id = ${id} and hot_id = ${hotId}`.execute(tx)
}

/** To which client it was sold, in which lot. */
export async function ligarVendaDireta(
  tx: Tx,
  hotId: number,
  id: number,
  n: { cliId: number; lelId: number },
): Promise<void> {
  await sql`update venda_direta set cli_id = ${n.cliId}, lel_id = ${n.lelId} where id = ${id} and hot_id = ${hotId}`.execute(
    tx,
  )
}

/** The vehicle comes back to the stock when what was noted as sold, without a sale, is cancelled. */
export async function devolverAoEstoque(tx: Tx, hotId: number, veiId: number): Promise<void> {
  await sql`update veiculo set situacao = 'ESTOQUE', versao = versao + 1, updated_at = now()
    where id = ${veiId} and hot_id = ${hotId} and situacao = 'VENDIDO'`.execute(tx)
}
