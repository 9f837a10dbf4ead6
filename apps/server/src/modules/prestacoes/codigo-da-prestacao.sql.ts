import { type RawBuilder, sql } from 'kysely'

/** The number of the statement `p` as it is printed, 0007/2026; null before its approval. */
export const CODIGO_DA_PRESTACAO: RawBuilder<string | null> =
  sql`lpad(p.numero::text, greatest(4, length(p.numero::text)), '0') || '/' || p.ano`
