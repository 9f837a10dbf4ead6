// What the insurer's block of a sale is about: the vehicle, its lots, and her event.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Newest last; none when the sale is free again. */
export async function lotesDoVeiculo(
  tx: Tx,
  hotId: number,
  veiId: number,
): Promise<{ id: number; numero: string; situacao: string; leilao: string }[]> {
  const { rows } = await sql<{ id: number; numero: string; situacao: string; leilao: string }>`
    select l.id, l.numero, l.situacao, a.nome as leilao from lote l join veiculo v on v.id = l.vei_id and v.hot_id = ${hotId}
      join leilao a on a.id = l.lei_id
    where l.hot_id = ${hotId} and l.vei_id = ${veiId} and v.inibir_venda order by l.id limit 50`.execute(tx)
  return rows
}

/** The last event that blocks the sale; undefined: it is free again. */
export async function bloqueioDoVeiculo(
  tx: Tx,
  hotId: number,
  veiId: number,
): Promise<{ eveUid: string; veiUid: string; nome: string; placa: string | null } | undefined> {
  const { rows } = await sql<{ eveUid: string; veiUid: string; nome: string; placa: string | null }>`
    select e.uid as eve_uid, v.uid as vei_uid, v.nome, v.placa from mapfre_processo p join veiculo v on v.id = p.vei_id
      join mapfre_evento e on e.pro_id = p.id and e.hot_id = p.hot_id and e.event_code = 'S15' and e.sentido = 'entrada'
    where p.hot_id = ${hotId} and p.vei_id = ${veiId} and v.inibir_venda order by e.quando desc, e.id desc limit 1`.execute(
    tx,
  )
  return rows[0]
}

/** The log says of an event what it could not do. */
export async function anotarLotesDoBloqueio(
  tx: Tx,
  hotId: number,
  eveUid: string,
  faltam: readonly string[],
): Promise<void> {
  if (faltam.length === 0) return
  const erros = faltam.map((f) => `Não suspenso: ${f}`.slice(0, 300))
  await sql`update mapfre_evento set status = 'NOT_PROCESSED', erros = ${erros}::text[]
    where hot_id = ${hotId} and uid = ${eveUid}`.execute(tx)
}
