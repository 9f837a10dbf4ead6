// Positions of an auction's lots. Unique at commit (the constraint is deferred), so that a whole new order is one
// statement.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LoteNaOrdem {
  id: number
  uid: string
  numero: string
  posicao: number
  situacao: string
}

/** All lots in their order, locked in the order of their ids. */
export async function travarOrdem(tx: Tx, hotId: number, leiId: number): Promise<LoteNaOrdem[]> {
  const { rows } = await sql<LoteNaOrdem>`
    with t as (select id from lote where lei_id = ${leiId} and hot_id = ${hotId} order by id for no key update)
    select l.id, l.uid, l.numero, l.posicao_leilao as posicao, l.situacao from lote l join t on t.id = l.id order by l.posicao_leilao`.execute(
    tx,
  )
  return rows
}

/** Gives each lot its place (1, 2, 3 …). `numeros`: the printed numbers follow. Answers who moved. */
export async function gravarOrdem(
  tx: Tx,
  hotId: number,
  ids: readonly number[],
  numeros: boolean,
): Promise<number[]> {
  if (numeros) {
    // The number is unique at once, not at commit: through unused names.
    await sql`update lote set numero = '~' || id where hot_id = ${hotId} and id = any(${ids}::int[])`.execute(
      tx,
    )
  }
  const { rows } = await sql<{ id: number }>`
    update lote l set posicao_leilao = x.ordem, numero = case when ${numeros} then x.ordem::text else l.numero end
    from unnest(${ids}::int[]) with ordinality as x(id, ordem)
    where l.id = x.id and l.hot_id = ${hotId} and (l.posicao_leilao <> x.ordem or ${numeros})
    returning l.id`.execute(tx)
  return rows.map((r) => r.id)
}

/** New ends for lots that have not been cried, in one statement. */
export async function gravarFins(
  tx: Tx,
  hotId: number,
  fins: readonly { id: number; fim: Date }[],
): Promise<void> {
  await sql`
    update lote l set data_fim = x.fim, data_inicio = case when l.data_inicio >= x.fim then null else l.data_inicio end
    from unnest(${fins.map((f) => f.id)}::int[], ${fins.map((f) => f.fim.toISOString())}::timestamptz[]) as x(id, fim)
    where l.id = x.id and l.hot_id = ${hotId} and l.data_fim is distinct from x.fim
      and not (l.situacao = 'LIBERADO_LEILAO' and l.encerrado_at is not null)`.execute(tx)
}

/** What the first bid must reach, in place of what the form says; with the lot locked. */
export async function fixarMinimo(tx: Tx, hotId: number, lelId: number, minimo: number): Promise<void> {
  await sql`update lote set minimo = ${minimo}, edicao = edicao + 1 where id = ${lelId} and hot_id = ${hotId}`.execute(
    tx,
  )
}
