-- Logins that were ended while an access token of theirs may still live (15 minutes). Written here and not by the modules:
-- whatever ends a session, by hand too, is known to every process at once. A family of refresh tokens has one name on all
-- hotsites; nothing about the person is kept.
create table acesso_revogado (
  familia text primary key,
  quando timestamptz not null default clock_timestamp()
);
create index acesso_revogado_quando on acesso_revogado (quando);

-- The word goes over PostgreSQL's own bus, with the commit; its form is that of core/realtime/barramento.ts.
create function anotar_acesso_revogado() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into acesso_revogado (familia) values (new.familia::text) on conflict do nothing;
  if found then
    perform pg_notify('martelo', json_build_array('banco', json_build_array('acesso', json_build_object('familia', new.familia)))::text);
  end if;
  return null;
end $$;
create trigger sessao_revogada after update of revogada_at on sessao for each row
  when (old.revogada_at is null and new.revogada_at is not null) execute function anotar_acesso_revogado();

-- Who is switched off or gets other roles is out of his sessions, whoever wrote it.
create function revogar_sessoes_do_usuario() returns trigger language plpgsql as $$
begin
  update sessao set revogada_at = clock_timestamp() where hot_id = new.hot_id and usu_id = new.id and revogada_at is null;
  return null;
end $$;
create trigger usuario_fora after update of ativo, papeis on usuario for each row
  when ((old.ativo and not new.ativo) or new.papeis is distinct from old.papeis) execute function revogar_sessoes_do_usuario();

-- What the bid engine remembers of a client must not outlive his role either.
drop trigger usuario_fatos on usuario;
create trigger usuario_fatos after update on usuario for each row
  when (new.ativo is distinct from old.ativo or new.papeis is distinct from old.papeis) execute function subir_fatos_do_usuario();

-- What belongs to the machinery stays closed to the application's role: the grants on all tables, given again by each later
-- migration, had opened the list of processes to it once more.
create or replace function proteger_tabelas() returns void language plpgsql as $$
declare t record;
begin
  for t in
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'hot_id' and not a.attisdropped)
      and not exists (select from pg_policy p where p.polrelid = c.oid)
  loop
    execute format('alter table %I enable row level security', t.relname);
    execute format('alter table %I force row level security', t.relname);
    execute format('create policy do_hotsite on %I using (hot_id = hot_atual() or eh_sistema()) with check (hot_id = hot_atual() or eh_sistema())', t.relname);
  end loop;
  grant usage on schema public to martelo_app;
  grant select, insert, update, delete on all tables in schema public to martelo_app;
  grant usage on all sequences in schema public to martelo_app;
  grant execute on all functions in schema public to martelo_app;
  revoke all on chave_do_sistema, no_de_lances from martelo_app;
  revoke insert, update, delete on acesso_revogado from martelo_app;
end $$;
select proteger_tabelas();
