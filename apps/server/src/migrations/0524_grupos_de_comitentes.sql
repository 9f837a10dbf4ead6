-- Groups of consignors as records: the word on a consignor stays what people type, and names the record. A person who
-- follows a group follows all who are in it, today and later.
create table comitente_grupo (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  nome text not null check (length(nome) between 1 and 80),
  -- as the site shows its consignors; null: each under his own name
  nome_site text check (length(nome_site) <= 120),
  ativo boolean not null default true,
  versao integer not null default 1,
  unique (hot_id, id), unique (hot_id, nome)
);
alter table comitente add column cog_id integer, add foreign key (hot_id, cog_id) references comitente_grupo (hot_id, id);
create index comitente_do_grupo on comitente (cog_id) where cog_id is not null;

create table usuario_grupo_comitente (
  hot_id integer not null references hotsite,
  usu_id integer not null,
  cog_id integer not null,
  primary key (usu_id, cog_id),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade,
  foreign key (hot_id, cog_id) references comitente_grupo (hot_id, id) on delete cascade
);
-- Rows that a group brought go with it; those that a person was given stay.
alter table usuario_comitente add column pelo_grupo boolean not null default false;

create function comitente_no_grupo() returns trigger language plpgsql as $$
begin
  new.grupo := nullif(trim(new.grupo), '');
  if new.grupo is null then
    new.cog_id := null;
  else
    insert into comitente_grupo (hot_id, nome) values (new.hot_id, new.grupo) on conflict do nothing;
    select id into new.cog_id from comitente_grupo where hot_id = new.hot_id and nome = new.grupo;
  end if;
  return new;
end $$;
create trigger comitente_grupo_pelo_nome before insert or update of grupo on comitente
  for each row execute function comitente_no_grupo();

create function comitente_grupo_renomeado() returns trigger language plpgsql as $$
begin
  update comitente set grupo = new.nome where cog_id = new.id and grupo is distinct from new.nome;
  return null;
end $$;
create trigger comitente_grupo_nome after update of nome on comitente_grupo
  for each row when (new.nome is distinct from old.nome) execute function comitente_grupo_renomeado();

create function seguir_o_comitente() returns trigger language plpgsql as $$
begin
  delete from usuario_comitente where com_id = new.id and pelo_grupo;
  insert into usuario_comitente (hot_id, usu_id, com_id, pelo_grupo)
    select g.hot_id, g.usu_id, new.id, true from usuario_grupo_comitente g where g.cog_id = new.cog_id
    on conflict do nothing;
  return null;
end $$;
create trigger comitente_seguido after insert or update of grupo, cog_id on comitente
  for each row execute function seguir_o_comitente();

create function seguir_o_grupo() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from usuario_comitente x using comitente c
      where x.usu_id = old.usu_id and x.pelo_grupo and c.id = x.com_id and c.cog_id = old.cog_id;
  else
    insert into usuario_comitente (hot_id, usu_id, com_id, pelo_grupo)
      select c.hot_id, new.usu_id, c.id, true from comitente c where c.cog_id = new.cog_id and c.hot_id = new.hot_id
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger grupo_seguido after insert or delete on usuario_grupo_comitente
  for each row execute function seguir_o_grupo();

select proteger_tabelas();

update comitente set grupo = grupo where coalesce(trim(grupo), '') <> '';
