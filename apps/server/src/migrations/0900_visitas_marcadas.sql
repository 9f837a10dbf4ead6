-- A visit to a lot in a yard, by appointment: how many a yard takes at once and between which hours, and who comes when.

alter table patio
  add column visitas_por_horario integer not null default 0 check (visitas_por_horario between 0 and 100),
  -- null: as long as the yard is open
  add column visita_abre time,
  add column visita_fecha time,
  add constraint patio_horas_de_visita check (num_nonnulls(visita_abre, visita_fecha) in (0, 2) and visita_fecha > visita_abre);

create table visitacao (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  pat_id integer not null,
  lel_id integer not null,
  -- the client who was signed in
  cli_id integer,
  nome text not null,
  email text not null check (email = lower(email)),
  telefone text not null,
  -- opens the page of this visit without a login
  chave text not null unique default encode(uuid_send(gen_random_uuid()), 'hex'),
  inicio timestamptz not null,
  fim timestamptz not null check (fim > inicio),
  vaga integer not null check (vaga >= 1),
  situacao text not null default 'marcada' check (situacao in ('marcada', 'cancelada', 'realizada', 'nao_veio')),
  motivo text,
  remarcacoes integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  encerrada_at timestamptz,
  encerrada_by integer references usuario,
  versao integer not null default 1,
  foreign key (hot_id, pat_id) references patio (hot_id, id),
  foreign key (hot_id, lel_id) references lote (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id)
);
create unique index visitacao_vaga on visitacao (pat_id, inicio, vaga) where situacao = 'marcada';
create unique index visitacao_do_lote on visitacao (lel_id, email) where situacao = 'marcada';
create index visitacao_agenda on visitacao (pat_id, inicio);
create index visitacao_da_pessoa on visitacao (hot_id, email);
create index visitacao_do_cliente on visitacao (cli_id) where cli_id is not null;
select proteger_tabelas();
