-- Court auctions: the case and its two rounds, each lot's valuation and round, declared rights of preference, and offers in
-- instalments.

create table leilao_judicial (
  lei_id int primary key,
  hot_id int not null references hotsite,
  processo text not null check (length(processo) <= 25),
  vara text not null check (length(vara) <= 140),
  comarca text not null check (length(comarca) <= 80),
  exequente text check (length(exequente) <= 200),
  executado text check (length(executado) <= 200),
  primeira_inicio timestamptz not null,
  segunda_inicio timestamptz not null,
  -- when the first lot of the second round ends
  segunda_fim timestamptz not null,
  segunda_porcentagem numeric(5, 2) not null default 50 check (segunda_porcentagem between 1 and 100),
  fixada_pelo_juiz boolean not null default false,
  aceita_parcelamento boolean not null default true,
  entrada_minima int not null default 25 check (entrada_minima between 25 and 99),
  parcelas_maximas int not null default 30 check (parcelas_maximas between 1 and 30),
  -- how long after the end of a lot who has the right may match its price
  preferencia_horas int not null default 24 check (preferencia_horas between 1 and 240),
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  updated_by int references usuario,
  check (segunda_inicio > primeira_inicio and segunda_fim > segunda_inicio),
  foreign key (hot_id, lei_id) references leilao (hot_id, id)
);

create table lote_judicial (
  lel_id int primary key,
  hot_id int not null references hotsite,
  avaliacao bigint not null check (avaliacao between 1 and 99999999999),
  -- debts and burdens that the buyer takes over, or not
  onus text check (length(onus) <= 1000),
  praca smallint not null default 1 check (praca in (1, 2)),
  segunda_aberta_at timestamptz,
  foreign key (hot_id, lel_id) references lote (hot_id, id)
);

create table preferencia_do_lote (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lel_id int not null,
  cli_id int not null,
  fundamento text not null check (length(fundamento) <= 40),
  explicacao text not null check (length(explicacao) <= 1000),
  situacao text not null default 'DECLARADA' check (situacao in ('DECLARADA', 'RECONHECIDA', 'RECUSADA', 'EXERCIDA')),
  motivo text check (length(motivo) <= 500),
  created_at timestamptz not null default clock_timestamp(),
  decidida_at timestamptz,
  decidida_by int references usuario,
  exercida_at timestamptz,
  versao int not null default 1,
  unique (hot_id, id),
  unique (lel_id, cli_id),
  foreign key (hot_id, lel_id) references lote (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id)
);
create index preferencia_do_lote_de on preferencia_do_lote (cli_id);

create table proposta_parcelada (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lel_id int not null,
  cli_id int not null,
  praca smallint not null check (praca in (1, 2)),
  valor bigint not null check (valor between 1 and 99999999999),
  entrada bigint not null check (entrada > 0),
  parcelas int not null check (parcelas between 1 and 30),
  garantia text not null check (length(garantia) <= 500),
  situacao text not null default 'APRESENTADA' check (situacao in ('APRESENTADA', 'RETIRADA', 'ACEITA', 'PREJUDICADA')),
  created_at timestamptz not null default clock_timestamp(),
  respondida_at timestamptz,
  versao int not null default 1,
  check (entrada < valor),
  unique (hot_id, id),
  foreign key (hot_id, lel_id) references lote (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id)
);
-- one standing offer of a person for a round
create unique index proposta_parcelada_de_pe on proposta_parcelada (lel_id, cli_id, praca) where situacao = 'APRESENTADA';
create index proposta_parcelada_de on proposta_parcelada (cli_id);

-- An auction does not end while a lot without a bid waits for its second round.
create function segunda_praca_pendente(leilao int) returns boolean language sql stable as $$
  select exists (select from leilao_judicial j join lote l on l.lei_id = j.lei_id join lote_judicial q on q.lel_id = l.id
    where j.lei_id = leilao and j.segunda_fim > clock_timestamp() and l.situacao = 'NAO_ARREMATADO' and l.lance_valor is null and q.praca = 1)
$$;

select proteger_tabelas();
