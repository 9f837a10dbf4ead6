import { type RawBuilder, sql } from 'kysely'

/** What the removal `r` costs its consignor: what the house pays itself is no matter of his, nor of his systems. */
export const valorParaOComitente = (r: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${r}.quem_paga = 'comitente' then ${r}.valor end`
