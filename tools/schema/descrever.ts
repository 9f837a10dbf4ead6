// The schema of a database as SQL text, from PostgreSQL's own definitions, in a stable order.
import type pg from 'pg'

/** Tables with columns and constraints, indexes, functions, triggers and policies of the schema public. */
export async function descreverEsquema(db: pg.Client): Promise<string> {
  const partes = [
    '-- The sum of apps/server/src/migrations, written by `npm run schema`. Do not edit.',
    ...(await funcoes(db)),
    ...(await tabelas(db)),
    ...(await indices(db)),
    ...(await gatilhos(db)),
    ...(await politicas(db)),
  ]
  return `${partes.join('\n\n')}\n`
}

async function linhas<T extends pg.QueryResultRow>(db: pg.Client, sql: string): Promise<T[]> {
  return (await db.query<T>(sql)).rows
}

async function funcoes(db: pg.Client): Promise<string[]> {
  const r = await linhas<{ def: string }>(
    db,
    `select pg_get_functiondef(p.oid) as def from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     order by p.proname, p.oid::regprocedure::text`,
  )
  return r.map((f) => `${f.def.trimEnd()};`)
}

async function tabelas(db: pg.Client): Promise<string[]> {
  const colunas = await linhas<{ tabela: string; persistencia: string; def: string }>(
    db,
    `select c.relname as tabela, c.relpersistence as persistencia,
            format('  %I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
                   case when a.attnotnull then ' not null' else '' end,
                   case a.attidentity when 'a' then ' generated always as identity' else '' end,
                   case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
                        when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end) as def
     from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
     order by c.relname, a.attnum`,
  )
  const restricoes = await linhas<{ tabela: string; def: string }>(
    db,
    `select conrelid::regclass::text as tabela, format('  constraint %I %s', conname, pg_get_constraintdef(oid)) as def
     from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c', 'x') and conrelid <> 0
     order by conrelid::regclass::text, contype, conname`,
  )
  const nomes = [...new Set(colunas.map((c) => c.tabela))]
  return nomes.map((nome) => {
    const minhas = colunas.filter((c) => c.tabela === nome)
    const corpo = [
      ...minhas.map((c) => c.def),
      ...restricoes.filter((r) => r.tabela === nome).map((r) => r.def),
    ].join(',\n')
    return `create ${minhas[0]?.persistencia === 'u' ? 'unlogged ' : ''}table ${nome} (\n${corpo}\n);`
  })
}

async function indices(db: pg.Client): Promise<string[]> {
  const r = await linhas<{ def: string }>(
    db,
    `select indexdef as def from pg_indexes i where schemaname = 'public'
       and not exists (select from pg_constraint c where c.conindid = format('%I', i.indexname)::regclass) order by indexname`,
  )
  return r.length === 0 ? [] : [r.map((i) => `${i.def};`).join('\n')]
}

async function gatilhos(db: pg.Client): Promise<string[]> {
  const r = await linhas<{ def: string }>(
    db,
    `select pg_get_triggerdef(t.oid) as def from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by c.relname, t.tgname`,
  )
  return r.length === 0 ? [] : [r.map((t) => `${t.def};`).join('\n')]
}

async function politicas(db: pg.Client): Promise<string[]> {
  const r = await linhas<{ def: string }>(
    db,
    `select format('create policy %I on %I for %s%s%s;', policyname, tablename, lower(cmd),
            coalesce(' using (' || qual || ')', ''), coalesce(' with check (' || with_check || ')', '')) as def
     from pg_policies where schemaname = 'public' order by tablename, policyname`,
  )
  return r.length === 0 ? [] : [r.map((p) => p.def).join('\n')]
}
