-- Events of a house: who is invited, who answered, who came in, and the auction that it is held for.

create table evento (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  nome text not null,
  local text not null,
  endereco text,
  inicio_at timestamptz not null,
  fim_at timestamptz not null,
  mensagem text,
  acompanhantes_maximo integer not null default 0 check (acompanhantes_maximo between 0 and 20),
  capacidade integer check (capacidade between 1 and 100000),
  no_site boolean not null default false,
  ativo boolean not null default true,
  lei_id integer,
  versao integer not null default 1,
  check (fim_at > inicio_at),
  unique (hot_id, id), unique (hot_id, nome),
  foreign key (hot_id, lei_id) references leilao (hot_id, id)
);
create index evento_do_leilao on evento (lei_id) where lei_id is not null;

create table evento_convidado (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  eve_id integer not null,
  -- the client of the house with this mail address, when there was one
  cli_id integer,
  nome text not null,
  email text,
  telefone text,
  empresa text,
  codigo text not null,
  resposta text not null default 'pendente' check (resposta in ('pendente', 'sim', 'nao')),
  respondida_at timestamptz,
  acompanhantes integer not null default 0 check (acompanhantes between 0 and 20),
  convite_at timestamptz,
  entrou_at timestamptz,
  -- he and who came with him
  pessoas integer not null default 0 check (pessoas between 0 and 21),
  entrada_by integer references usuario,
  created_by integer references usuario,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, codigo),
  foreign key (hot_id, eve_id) references evento (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);
create unique index evento_convidado_por_email on evento_convidado (eve_id, email);
create index evento_convidado_do_cliente on evento_convidado (cli_id) where cli_id is not null;
select proteger_tabelas();
