-- A company's partners with their papers, and registrations of one person that were joined.

create table socio (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  cli_id integer not null,
  nome text not null check (length(nome) between 3 and 150),
  documento text not null check (documento ~ '^[0-9A-Z]{12}[0-9]{2}$|^[0-9]{11}$'),
  participacao numeric(5, 2) check (participacao > 0 and participacao <= 100),
  administrador boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  versao integer not null default 1,
  unique (hot_id, id),
  unique (cli_id, documento),
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);

-- A partner's paper is a document of the company that names him.
alter table cliente_documento
  add column soc_id integer,
  add foreign key (hot_id, soc_id) references socio (hot_id, id) on delete cascade;
create index cliente_documento_socio on cliente_documento (soc_id) where soc_id is not null;

alter table cliente
  add column qtd_quadro_societario integer not null default 0,
  -- the registration that took this one in
  add column unido_a integer references cliente;
create index cliente_unido on cliente (unido_a) where unido_a is not null;

create function contar_socios() returns trigger language plpgsql as $$ begin
  update cliente c set qtd_quadro_societario = (select count(*) from socio s where s.cli_id = c.id)
  where c.id in (case when tg_op = 'INSERT' then new.cli_id else old.cli_id end);
  return null;
end $$;
create trigger socio_conta after insert or delete on socio for each row execute function contar_socios();

select proteger_tabelas();
