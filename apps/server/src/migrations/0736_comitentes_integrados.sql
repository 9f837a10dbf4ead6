-- Auctions that a bank follows in its own system: its tags, the auction's link, each lot with what was told of it; and people
-- whom a bank does not sell to.

create table integracao_tag (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null check (length(nome) <= 120),
  integradora text not null check (integradora in ('Bradesco', 'Mapfre', 'Pan', 'Detran')),
  tag_externa_id text not null check (length(tag_externa_id) between 1 and 60),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id), unique (hot_id, nome)
);

create table integracao_leilao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lei_id int not null,
  integradora text not null check (integradora in ('Bradesco', 'Pan')),
  numero_inicial int not null default 1 check (numero_inicial between 1 and 999999),
  created_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  unique (hot_id, id),
  unique (hot_id, lei_id, integradora),
  foreign key (hot_id, lei_id) references leilao (hot_id, id)
);
create index integracao_leilao_do_leilao on integracao_leilao (lei_id);

create table integracao_leilao_tag (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  ile_id int not null,
  tag_id int not null,
  unique (ile_id, tag_id),
  foreign key (hot_id, ile_id) references integracao_leilao (hot_id, id),
  foreign key (hot_id, tag_id) references integracao_tag (hot_id, id)
);
create index integracao_leilao_tag_da_tag on integracao_leilao_tag (tag_id);

create table integracao_lote (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  ile_id int not null,
  lel_id int not null,
  numero int not null,
  -- the bank's numbers of the lot, of its sale, and of the cancelling
  externo_id text check (length(externo_id) <= 60),
  arremate_id text check (length(arremate_id) <= 60),
  cancelado_id text check (length(cancelado_id) <= 60),
  finalizado_id text check (length(finalizado_id) <= 60),
  -- what was told last, or is on its way
  dito text not null default '' check (length(dito) <= 80),
  -- how often it was told something: each telling is its own
  passo int not null default 0,
  vendido_dito boolean not null default false,
  situacao text not null default 'PENDENTE' check (situacao in ('PENDENTE', 'SINCRONIZADO', 'ERRO')),
  erro text check (length(erro) <= 500),
  sincronizado_at timestamptz,
  unique (hot_id, id),
  unique (ile_id, lel_id),
  foreign key (hot_id, ile_id) references integracao_leilao (hot_id, id),
  foreign key (hot_id, lel_id) references lote (hot_id, id)
);
create index integracao_lote_do_lote on integracao_lote (lel_id);

create table documento_restrito (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  integradora text not null check (integradora in ('Bradesco', 'Pan')),
  cli_id int not null,
  restrito boolean not null,
  motivo text check (length(motivo) <= 300),
  consultado_at timestamptz not null default clock_timestamp(),
  consultado_by int references usuario,
  unique (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id)
);
create index documento_restrito_do_cliente on documento_restrito (cli_id);

select proteger_tabelas();
