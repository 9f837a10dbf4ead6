import type { Mes } from '@martelo/domain/indices/correcao-por-indice.ts'
import type { Indice } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Percent by month. */
export async function variacoesDoIndice(
  tx: Tx,
  hotId: number,
  indice: Indice,
): Promise<ReadonlyMap<Mes, number>> {
  const { rows } = await sql<{ mes: string; variacao: number }>`
    select mes, variacao::float8 as variacao from indice_mensal
    where hot_id = ${hotId} and indice = ${indice} order by mes desc limit 600`.execute(tx)
  return new Map(rows.map((r) => [r.mes, r.variacao]))
}
