-- Which rows keep a private file is asked of the catalog: every column of text called `arquivo` names one. A table that is
-- made later is counted by having such a column; nobody has to remember a list.
alter table anexo rename column chave to arquivo;

create or replace function arquivo_privado_em_uso(procurada text) returns boolean language plpgsql stable as $$
declare
  tabela regclass;
  achada boolean;
begin
  for tabela in
    select a.attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = 'arquivo' and a.atttypid = 'text'::regtype and not a.attisdropped
  loop
    execute format('select exists (select from %s where arquivo = $1)', tabela) into achada using procurada;
    if achada then return true; end if;
  end loop;
  return false;
end
$$;
