// What the database's catalogue says of a table: who refers to it, and which columns an index or a rule is about. So a
// violated index becomes an error at its field, and a record in use says where, without a list to maintain.
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

export interface QuemRefere {
  readonly tabela: string
  readonly coluna: string
  /** its rows have a `nome` to be called by */
  readonly temNome: boolean
}

interface Forma {
  readonly colunas: readonly string[]
  /** definitions of unique and exclusion indexes and of check constraints, by name */
  readonly regras: Readonly<Record<string, string>>
  /** tables whose rows would be left without this one; those that go with it are not named */
  readonly usos: readonly QuemRefere[]
}

/** Asked anew each time it is needed: only after a refusal, a new record or a removal. */
export async function formaDaTabela(tx: Tx, tabela: string): Promise<Forma> {
  const { rows } = await sql<Forma>`
    with esta as (select ${tabela}::regclass as oid)
    select
      (select array_agg(attname::text) from pg_attribute, esta where attrelid = esta.oid and attnum > 0 and not attisdropped) as colunas,
      coalesce((select jsonb_object_agg(nome, regra) from (
        select c.relname as nome, pg_get_indexdef(i.indexrelid) as regra from pg_index i join pg_class c on c.oid = i.indexrelid, esta where i.indrelid = esta.oid
        union all
        select conname, pg_get_constraintdef(k.oid) from pg_constraint k, esta where k.conrelid = esta.oid and k.contype = 'c') r), '{}') as regras,
      coalesce((select jsonb_agg(jsonb_build_object('tabela', k.conrelid::regclass::text, 'coluna', a.attname,
          'temNome', exists (select from pg_attribute n where n.attrelid = k.conrelid and n.attname = 'nome' and not n.attisdropped)) order by k.conrelid::regclass::text)
        from pg_constraint k, esta, pg_attribute e, pg_attribute a
        where k.contype = 'f' and k.confrelid = esta.oid and k.confdeltype <> 'c' and e.attrelid = esta.oid and e.attname = 'id'
          and a.attrelid = k.conrelid and a.attnum = k.conkey[array_position(k.confkey, e.attnum)]), '[]') as usos`.execute(
    tx,
  )
  return rows[0] as Forma
}
