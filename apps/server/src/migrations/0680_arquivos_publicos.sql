-- Public files that people send (logos, banners, stamps, pictures of pages, papers of lots) get their count: a row says
-- that the file is there, what cites it is read from the catalog, so that a table that is new today counts by itself.
create table arquivo_publico (
  chave text primary key,
  hot_id integer not null references hotsite (id) on delete cascade,
  guardado_at timestamptz not null default clock_timestamp(),
  -- since when nothing cites it; null: cited at the last look, or sent after it
  sem_uso_desde timestamptz
);
create index arquivo_publico_hot_id on arquivo_publico (hot_id);
create index arquivo_publico_sem_uso on arquivo_publico (sem_uso_desde) where sem_uso_desde is not null;

-- Every key of a public file that some row names, wherever it stands in it. The history of changes tells what was there;
-- it does not keep it. Bids, frames and the outside log hold no addresses of files and are long.
create function arquivos_publicos_citados() returns setof text language plpgsql stable as $$
declare
  tabela regclass;
  campos text;
begin
  for tabela, campos in
    select c.oid::regclass, string_agg(format('t.%I::text', a.attname), ', ' order by a.attnum)
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype)
      and c.relname not in ('arquivo_publico', 'auditoria', 'lance', 'externo_registro')
    group by c.oid
  loop
    return query execute format(
      'select distinct m[1] from (select concat_ws('' '', %s) as tudo from %s t) x
         cross join lateral regexp_matches(x.tudo, ''/arquivos/([a-z]+/[0-9]+/[0-9a-f]{2}/[0-9a-f]{64}\.[a-z0-9]{3,4})'', ''g'') m
       where x.tudo like ''%%/arquivos/%%''', campos, tabela);
  end loop;
end
$$;

select proteger_tabelas();
